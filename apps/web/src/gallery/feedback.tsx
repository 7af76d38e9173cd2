import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { showToast } from '../ui/overlays/toast.ts'
import { Examples, GallerySection } from './gallery-section.tsx'

const tones = ['info', 'ok', 'warn', 'danger'] as const

export function NoticeGallery() {
  const [isThere, setIsThere] = useState(true)
  return (
    <GallerySection id="notice" title="Banner and notice">
      <Examples name="info, ok, warn, danger">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} className="g-wide">
            {`12 of 12 pages read. Said as ${tone}.`}
          </Notice>
        ))}
      </Examples>
      <Examples name="with a title and a retry, dismissible">
        <Notice
          tone="danger"
          className="g-wide"
          title="Generation Failed"
          action={<Button variant="secondary">Try Again</Button>}
        >
          The engine did not answer.
        </Notice>
        {isThere ? (
          <Notice tone="ok" className="g-wide" onDismiss={() => setIsThere(false)}>
            Payment successful. Your document credits are ready to use.
          </Notice>
        ) : (
          <Button variant="quiet" onClick={() => setIsThere(true)}>
            Show it again
          </Button>
        )}
      </Examples>
    </GallerySection>
  )
}

export function ToastGallery() {
  return (
    <GallerySection id="toast" title="Toast">
      <Examples name="leaves by itself, waits under the pointer or the focus">
        <Button variant="secondary" onClick={() => showToast('Your account was deleted.')}>
          Show a toast
        </Button>
      </Examples>
    </GallerySection>
  )
}

export function WaitingGallery() {
  return (
    <GallerySection id="waiting" title="Progress, loading, skeleton">
      <Examples name="progress">
        <ProgressBar value={10} label="Reading file" />
        <ProgressBar value={50} label="Extracting text" />
        <ProgressBar value={100} label="Done" />
      </Examples>
      <Examples name="a balance: enough, low, used up">
        <ProgressBar value={30} tone="ok" label="Credits used, enough left" />
        <ProgressBar value={80} tone="warn" label="Credits used, low" />
        <ProgressBar value={100} tone="danger" label="Credits used up" />
      </Examples>
      <Examples name="loading: a rule being drawn">
        <Loading />
        <Loading label="Loading usage data..." />
      </Examples>
      <Examples name="skeleton">
        <Skeleton />
      </Examples>
    </GallerySection>
  )
}
