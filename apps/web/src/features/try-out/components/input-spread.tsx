import { formatCount, type Policy } from '@precis/domain'
import { acceptedFiles } from '@precis/extraction'
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { megabytes } from '../model/limits.ts'
import { loadSample } from '../model/load-sample.ts'
import type { TryOutSource } from '../model/try-out-state.ts'
import * as texts from '../texts.ts'

interface Props {
  policy: Policy
  /** Text that was pasted before; kept by the caller. */
  draft: RefObject<string>
  onStart: (source: TryOutSource) => void
}

/** The right-hand page: text that is pasted. The field keeps what was typed before the page could answer. */
function PastePage({ policy, draft, onStart }: Props) {
  const id = 'try-text'
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const take = () => {
    const text = field.current?.value ?? ''
    draft.current = text
    setLength(text.trim() === '' ? 0 : text.length)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the field is taken over once
  useEffect(take, [])
  const { maxCharacters } = policy.tryOut
  const isOver = length > maxCharacters
  return (
    <div className="try-paste">
      <label htmlFor={id}>{texts.orPasteItsText}</label>
      <textarea
        id={id}
        ref={field}
        defaultValue={draft.current}
        onChange={take}
        aria-describedby={`${id}-count`}
        aria-invalid={isOver || undefined}
        placeholder={texts.aLetterAClauseAPage}
        spellCheck={false}
        dir="auto"
      />
      <footer>
        <span id={`${id}-count`} className={classNames('num', isOver && 'over')}>
          {texts.ofCharacters(formatCount(length), formatCount(maxCharacters))}
        </span>
        <Button
          disabled={length === 0 || isOver}
          onClick={() => onStart({ kind: 'paste', text: draft.current })}
        >
          {texts.summarize}
        </Button>
      </footer>
    </div>
  )
}

/** Two pages side by side: one to drop a document on, one to write on. */
export function InputSpread(props: Props) {
  const { policy, onStart } = props
  const id = 'try-file'
  const chooser = useRef<HTMLInputElement>(null)
  const [isAwake, setIsAwake] = useState(false)
  const start = (file: File) => onStart({ kind: 'file', file, isSample: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file chosen before the page could answer is taken once
  useEffect(() => {
    setIsAwake(true)
    const early = chooser.current?.files?.[0]
    if (early) start(early)
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) start(file)
  }
  const { maxPages, maxFileBytes } = policy.tryOut
  return (
    <>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept={acceptedFiles}
        aria-label={texts.documentToTry}
        hidden
        onChange={choose}
      />
      <noscript>
        <p className="try-noscript">{texts.readingADocumentHereNeedsJavascript}</p>
      </noscript>
      <div className="try-spread is-input needs-script">
        <FileDrop
          level={3}
          title={texts.dropADocumentHere}
          narrowTitle={texts.addADocument}
          hint={
            <>
              {texts.pdfTxtDocDocxRtf}
              <br />
              {texts.upToPagesAnd(formatCount(maxPages), megabytes(maxFileBytes))}
            </>
          }
          buttonLabel={texts.chooseAFile}
          earlyInputId={isAwake ? undefined : id}
          onChoose={() => chooser.current?.click()}
          onFile={start}
        />
        <PastePage {...props} />
      </div>
      <div className="try-sample needs-script">
        <span>{texts.nothingAtHand}</span>
        <Button variant="secondary" onClick={() => void loadSample().then(onStart)}>
          {texts.useASample}
        </Button>
        <span>{texts.aConsultingAgreementWritten}</span>
      </div>
    </>
  )
}
