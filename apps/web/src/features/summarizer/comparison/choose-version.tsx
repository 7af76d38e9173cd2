import './choose-version.css'
import type { Policy } from '@precis/domain'
import { acceptedFiles } from '@precis/extraction'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type KeptDocument, listDocuments } from '../../../lib/kept-documents/read-document.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { reviewReason, reviewTitle } from '../page-review/coverage.ts'
import { PrivacyLine } from '../privacy-line.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { addedDate } from '../shelf/added-date.ts'
import { FileInput } from '../upload/file-input.tsx'
import { LockedScreen } from '../upload/locked-screen.tsx'
import { checkPaste, pasteLimitMessage } from '../upload/paste-check.ts'
import * as texts from './texts.ts'
import { useVersionReader } from './use-version-reader.ts'
import { type Version, versionOfKept } from './version.ts'

interface Props {
  userId: string
  /** The open document: its title, and its id in My documents. */
  title: string
  ownId: string | null
  policy: Policy
  /** The version that the address names is not here. */
  isGone: boolean
  onChoose: (version: Version) => void
  onClose: () => void
}

/** Asks for the other version: a file, a kept document or a pasted text. */
export function ChooseVersion(props: Props) {
  const { policy, onChoose, onClose } = props
  const chooser = useRef<HTMLInputElement>(null)
  const reader = useVersionReader(policy, (name, document, file) =>
    onChoose({ id: null, name, document, file, isLater: false, analysis: null }),
  )
  const { state } = reader
  const [problem, setProblem] = useState<string | null>(null)
  const chooseKept = (id: string) => {
    versionOfKept(props.userId, id).then(onChoose, () => setProblem(texts.thisDocumentCanNoLonger))
  }
  const readFile = (file: File | undefined) => {
    if (file) reader.read({ kind: 'file', file })
  }
  if (state.status === 'locked') {
    return (
      <LockedScreen state={{ ...state, run: 0 }} onUnlock={reader.unlock} onLeave={reader.cancel} />
    )
  }
  const said = state.status === 'idle' ? (state.problem ?? problem) : null
  return (
    <div className="wrap summarizer-page choose-version">
      <div className="summarizer-head">
        <div>
          <ScreenTitle takesFocus>{texts.compareWithAnotherVersion}</ScreenTitle>
          <p dir="auto">{props.title}</p>
        </div>
        <Button variant="secondary" onClick={onClose}>
          {texts.backToTheSummary}
        </Button>
      </div>
      {props.isGone && said === null && state.status === 'idle' && (
        <Notice tone="info">{texts.theOtherVersionIsNoLonger}</Notice>
      )}
      {said !== null && (
        <Notice tone="danger" title={texts.theOtherVersion}>
          {said}
        </Notice>
      )}
      {state.status === 'reading' && (
        <Notice
          title={texts.reading(state.job.name)}
          action={
            <Button variant="secondary" onClick={reader.cancel}>
              {texts.cancel}
            </Button>
          }
        >
          {state.progress === null || state.progress.total === 0
            ? texts.openingTheFileOnThisDevice
            : texts.ofReadOnThisDevice(
                state.progress.done,
                texts.countOfPage(state.progress.total),
              )}
        </Notice>
      )}
      {state.status === 'doubtful' && (
        <Notice
          tone="warn"
          title={reviewTitle(state.document)}
          action={
            <>
              <Button
                onClick={() =>
                  onChoose({
                    ...{
                      id: null,
                      name: state.job.name,
                      document: state.document,
                      file: state.file,
                    },
                    ...{ isLater: false, analysis: null },
                  })
                }
              >
                {texts.compareAnyway}
              </Button>
              <Button variant="secondary" onClick={reader.cancel}>
                {texts.chooseAnotherVersion}
              </Button>
            </>
          }
        >
          {texts.whatWasNotReadCannot(reviewReason(state.document) ?? '')}
        </Notice>
      )}
      {state.status === 'idle' && (
        <div className="ways">
          <FileInput
            ref={chooser}
            className="vh"
            accept={acceptedFiles}
            aria-label={texts.fileWithTheOtherVersion}
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              readFile(file)
            }}
          />
          <FileDrop
            title={texts.dropTheOtherVersionHere}
            narrowTitle={texts.aFileWithTheOtherVersion}
            hint={texts.scansAreRecognizedOnThisDevice}
            buttonLabel={texts.chooseAFile}
            onChoose={() => chooser.current?.click()}
            onFile={readFile}
          />
          <KeptVersions userId={props.userId} ownId={props.ownId} onChoose={chooseKept} />
          <PastedVersion policy={policy} onPaste={(text) => reader.read({ kind: 'paste', text })} />
        </div>
      )}
      <PrivacyLine>
        <p>{texts.comparingHappensOnThisDevice}</p>
      </PrivacyLine>
    </div>
  )
}

interface KeptProps {
  userId: string
  ownId: string | null
  onChoose: (id: string) => void
}

function KeptVersions({ userId, ownId, onChoose }: KeptProps) {
  const [documents, setDocuments] = useState<readonly KeptDocument[]>([])
  const [now] = useState(() => Date.now())
  useEffect(() => {
    let isLeft = false
    listDocuments(userId).then(
      (list) => {
        if (!isLeft)
          setDocuments(list.documents.filter((one) => one.id !== ownId && !one.isDeleted))
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [userId, ownId])
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="kept-versions">
      <h2 id="kept-versions">{texts.myDocuments}</h2>
      <ul className="kept-versions">
        {documents.map(({ id, listing }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <b dir="auto">{listing.title}</b>
              <span className="num">
                {listing.pages > 0 && `${texts.countOfPage(listing.pages)}, `}
                {addedDate(listing.addedAt, now)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PastedVersion({ policy, onPaste }: { policy: Policy; onPaste: (text: string) => void }) {
  const [text, setText] = useState('')
  const { isEmpty, isTooLong } = checkPaste(text, policy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isTooLong) onPaste(text)
  }
  return (
    <form className="pasted-version" onSubmit={submit}>
      <h2>{texts.orPasteItsText}</h2>
      <textarea
        aria-label={texts.textOfTheOtherVersion}
        aria-invalid={isTooLong || undefined}
        dir="auto"
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        spellCheck={false}
      />
      {isTooLong && (
        <p className="over" role="alert">
          {pasteLimitMessage(policy)}
        </p>
      )}
      <Button type="submit" variant="secondary" disabled={isEmpty || isTooLong}>
        {texts.compareWithThisText}
      </Button>
    </form>
  )
}
