import type { ExportFormat } from '@precis/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type FileKind, type FileKindId, fileKinds } from '../files/file-kinds.ts'
import { shareableKind } from '../model/shareable.ts'
import * as texts from '../texts.ts'
import type { ExportFiles, FileState } from '../use-export-files.ts'
import { ShareButton } from './share-button.tsx'

interface Props {
  format: ExportFormat
  files: ExportFiles
  /** The kind that was used last; its button is the solid one. */
  lastKind: FileKindId | null
  /** Saved as soon as the text is there, when it was asked for beforehand. */
  wanted: FileKindId | null
  onTaken: () => void
}

const words: Readonly<Record<FileState, string>> = {
  making: texts.making,
  saved: texts.saved,
  failed: texts.tryAgainText,
}

interface ButtonProps {
  kind: FileKind
  state: FileState | null
  missing: string | undefined
  isLast: boolean
  onSave: () => void
}

/** Without anything to save it stays in the order of the keyboard, to tell why. */
function FileButton({ kind, state, missing, isLast, onSave }: ButtonProps) {
  const isMissing = missing !== undefined
  return (
    <button
      type="button"
      className={buttonClass({
        variant: isLast && !isMissing ? 'primary' : 'secondary',
        className: classNames('file-button', isMissing && 'is-missing'),
      })}
      aria-disabled={isMissing || undefined}
      aria-busy={state === 'making' || undefined}
      onClick={() => {
        if (!isMissing) onSave()
      }}
    >
      <b>{kind.name}</b> <span>{missing ?? (state === null ? kind.hint : words[state])}</span>
    </button>
  )
}

/** One button for each kind of file that a generated text can be made into. */
export function FileButtons({ format, files, lastKind, wanted, onTaken }: Props) {
  const { last, missing, save } = files
  const [saved, setSaved] = useState(lastKind)
  const shareable = useMemo(() => shareableKind(saved, missing), [saved, missing])
  const taken = useRef(false)
  useEffect(() => {
    const kind = fileKinds.find(({ id }) => id === wanted)
    if (!kind || taken.current) return
    taken.current = true
    onTaken()
    save(kind)
  }, [wanted, onTaken, save])
  return (
    <fieldset className="export-files">
      <legend className="hint">{texts.saveOrSendTheAs(format.name)}</legend>
      <div className="file-buttons">
        {fileKinds.map((kind) => (
          <FileButton
            key={kind.id}
            kind={kind}
            state={last?.kind.id === kind.id ? last.state : null}
            missing={missing[kind.id]}
            isLast={kind.id === lastKind}
            onSave={() => {
              setSaved(kind.id)
              save(kind)
            }}
          />
        ))}
      </div>
      <p className="file-state" aria-live="polite">
        {last?.state === 'saved' && <span className="vh">{texts.fileSaved(last.kind.name)}</span>}
        {last?.state === 'failed' && texts.theFileCouldNotBeMade(last.kind.name)}
      </p>
      {shareable !== null && <ShareButton kind={shareable} onShare={files.share} />}
      <p className="hint made-here">{texts.madeOnThisDeviceEveryPoint}</p>
    </fieldset>
  )
}
