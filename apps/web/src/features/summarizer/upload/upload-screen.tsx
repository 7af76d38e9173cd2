import type { CreditView, Policy } from '@precis/domain'
import { acceptedFiles } from '@precis/extraction'
import { type ChangeEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { TextIcon, UploadIcon } from '../icons.tsx'
import { UploadPrivacy } from '../privacy-line.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { shelfId } from '../shelf/shelf-id.ts'
import { loadDraft, saveDraft } from '../workbench/persistence/saved-work.ts'
import type { Choices, Failed } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { useEarlyFile } from './early-file.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FileInput, SkeletonContext } from './file-input.tsx'
import { AnalysisOptions } from './options/analysis-options.tsx'
import { PasteForm } from './paste-form.tsx'
import { usePhotos } from './photos/use-photos.ts'
import * as texts from './texts.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useWaiting } from './waiting/use-waiting.ts'
import { type RenderOffer, WaitingCard } from './waiting/waiting-card.tsx'

export type UploadWorkbench = Pick<
  Workbench,
  'userId' | 'getChoices' | 'choose' | 'getPhotos' | 'keepPhotos' | 'start' | 'retry' | 'reset'
>

interface Props {
  workbench: UploadWorkbench
  policy: Policy
  credit: CreditView | null
  failed: Failed | null
  isReturn: boolean
  usagePanel: ReactNode
  noCreditsPanel: ReactNode
  renderOffer: RenderOffer
  /** Chosen on the screen before, to be summarized at once. */
  next?: File | null
  onNextTaken?: () => void
}

type Input = 'upload' | 'paste'

const inputs = [
  {
    value: 'upload',
    label: (
      <>
        <UploadIcon />
        {texts.uploadFile}
      </>
    ),
  },
  {
    value: 'paste',
    label: (
      <>
        <TextIcon />
        {texts.pasteText}
      </>
    ),
  },
] as const

const comesBack = [
  texts.documentTypeAndMainPurpose,
  texts.summary,
  texts.keyPoints,
  texts.conclusionsRecommendations,
  texts.criticalDetails,
  texts.risks,
]

export function UploadScreen(props: Props) {
  const { workbench, policy, credit, failed } = props
  const [draft, setDraft] = useState(() => loadDraft(workbench.userId))
  const [input, setInput] = useState<Input>(() => firstInput(failed, draft))
  const [choices, setChoices] = useState<Choices>(() => workbench.getChoices())
  const photos = usePhotos(workbench, policy)
  const chooser = useRef<HTMLInputElement>(null)
  const waiting = useWaiting()
  const isSkeleton = use(SkeletonContext)
  const isOut = credit?.state === 'none' || credit?.state === 'exhausted'

  const start = (file: File) => workbench.start({ kind: 'file', file }, choices)
  useEarlyFile(start)
  const { next = null, onNextTaken } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is taken once
  useEffect(() => {
    if (next === null) return
    onNextTaken?.()
    start(next)
  }, [next])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) start(file)
  }
  const type = (text: string) => {
    setDraft(text)
    saveDraft(workbench.userId, text)
  }
  const decide = (next: Choices) => {
    setChoices(next)
    workbench.choose(next)
  }
  const notice = failed && (
    <FailureNotice
      key={failed.failure.message}
      state={failed}
      policy={policy}
      onRetry={workbench.retry}
      onDismiss={workbench.reset}
    />
  )

  return (
    <div className="wrap summarizer-page">
      <div className="summarizer-head">
        <div>
          <ScreenTitle takesFocus={props.isReturn && failed === null}>
            {texts.summarizeADocument}
          </ScreenTitle>
          <p>{texts.uploadAFileOrPaste}</p>
        </div>
      </div>
      <div className="summarizer-grid">
        <div className="summarizer-input">
          {waiting !== null && (
            <WaitingCard
              waiting={waiting}
              hasCredit={!isOut}
              renderOffer={props.renderOffer}
              onSummarize={(source) => workbench.start(source, choices)}
            />
          )}
          {isOut ? (
            <>
              {notice}
              {waiting !== null && <AnalysisOptions value={choices} onChange={decide} />}
              <div className="well">{props.noCreditsPanel}</div>
            </>
          ) : (
            <>
              <FileInput
                ref={chooser}
                className="vh"
                accept={acceptedFiles}
                aria-label={texts.documentFile}
                tabIndex={-1}
                onChange={choose}
              />
              <Tabs value={input} onChange={setInput}>
                <button type="button" className="link to-shelf" onClick={goToShelf}>
                  {texts.myDocuments}
                </button>
                <TabList label={texts.howToAddTheDocument} items={inputs} />
                {notice}
                <AnalysisOptions value={choices} onChange={decide} />
                <TabPanel value="upload" className="well">
                  <UploadPanel
                    policy={policy}
                    photos={photos}
                    onChoose={() => chooser.current?.click()}
                    onFile={start}
                    onPhotos={(files) => workbench.start({ kind: 'photos', files }, choices)}
                  />
                </TabPanel>
                <TabPanel value="paste" className="well">
                  <PasteForm
                    policy={policy}
                    text={draft}
                    onType={type}
                    onSubmit={(text) => workbench.start({ kind: 'paste', text }, choices)}
                  />
                </TabPanel>
              </Tabs>
            </>
          )}
          {(!isOut || waiting !== null) && <UploadPrivacy isInert={isSkeleton} />}
        </div>
        <aside className="credit-side" inert={isSkeleton} aria-label={texts.credits}>
          {props.usagePanel}
          <section className="outline-s">
            <h2>{texts.whatComesBack}</h2>
            <ul className="outline">
              {comesBack.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </div>
  )
}

function goToShelf() {
  const shelf = document.getElementById(shelfId)
  shelf?.scrollIntoView()
  shelf?.focus({ preventScroll: true })
}

function firstInput(failed: Failed | null, draft: string): Input {
  if (failed) return failed.job.kind === 'paste' ? 'paste' : 'upload'
  return draft === '' ? 'upload' : 'paste'
}
