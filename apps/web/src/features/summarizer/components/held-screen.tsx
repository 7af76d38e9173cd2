import { helpHref } from '@precis/domain'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { holdReason } from '../model/coverage.ts'
import { counted, factLine, fileType, formatSize } from '../model/file-facts.ts'
import type { Held } from '../model/work-state.ts'
import { PageThumbnails } from './page-thumbnails.tsx'
import { PrivacyLine } from './privacy-line.tsx'
import { ReadingFacts } from './reading-facts.tsx'
import { ScreenTitle } from './screen-title.tsx'

const unreadPages = helpHref('troubleshooting/common-issues', 'unread-pages')

interface Props {
  state: Held
  onProceed: () => void
  onLeave: () => void
}

/** Asks before a credit is spent on a document that could not be read whole. */
export function HeldScreen({ state, onProceed, onLeave }: Props) {
  const { job, document } = state
  const { pages } = document
  const lost = new Set(
    pages.filter(({ source }) => source === 'unread' || source === 'failed').map((p) => p.number),
  )
  const facts = factLine(
    fileType(job.name),
    job.sizeBytes !== null && formatSize(job.sizeBytes),
    pages.length > 0 && counted(pages.length, 'page'),
  )
  return (
    <div className="wrap desk-page">
      <div className="desk-head">
        <div>
          <ScreenTitle takesFocus>{job.name}</ScreenTitle>
          <p className="num">{facts}</p>
        </div>
      </div>
      <div className="prog">
        <div className="left">
          <PageThumbnails
            total={Math.max(1, pages.length)}
            done={Math.max(1, pages.length)}
            isScanning={false}
            lost={lost}
          />
        </div>
        <div className="right">
          <Notice tone="warn" title="Not everything could be read">
            {holdReason(document) ?? ''}
          </Notice>
          <p className="held-note">
            The summary can only cover what was read. No credit has been used so far.{' '}
            <Link className="link" to={unreadPages}>
              Why pages stay unread
            </Link>
          </p>
          <div className="row">
            <Button onClick={onProceed}>Summarize anyway</Button>
            <Button variant="secondary" onClick={onLeave}>
              Choose another document
            </Button>
          </div>
          <ReadingFacts document={document} mode={job.mode} />
          <PrivacyLine>
            <p>Reading happened on this device. Nothing has been sent yet.</p>
          </PrivacyLine>
        </div>
      </div>
    </div>
  )
}
