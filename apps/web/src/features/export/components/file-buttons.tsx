import type { ExportFormat } from '@precis/domain'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { type FileKindId, fileKinds } from '../files/file-kinds.ts'
import type { ExportFiles, FileState } from '../use-export-files.ts'

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
  making: 'Making…',
  saved: 'Saved',
  failed: 'Try again',
}

/** One button for each kind of file that a generated text can be made into. */
export function FileButtons({ format, files, lastKind, wanted, onTaken }: Props) {
  const { last, save } = files
  const taken = useRef(false)
  useEffect(() => {
    const kind = fileKinds.find(({ id }) => id === wanted)
    if (!kind || taken.current) return
    taken.current = true
    onTaken()
    save(kind)
  }, [wanted, onTaken, save])
  return (
    <fieldset className="file-choice">
      <legend className="hint">Save or send the {format.name} as</legend>
      <div className="file-buttons">
        {fileKinds.map((kind) => (
          <button
            key={kind.id}
            type="button"
            className={buttonClass({
              variant: kind.id === lastKind ? 'primary' : 'secondary',
              className: 'file-button',
            })}
            aria-busy={last?.kind.id === kind.id && last.state === 'making'}
            onClick={() => save(kind)}
          >
            <b>{kind.name}</b>
            <span>{last?.kind.id === kind.id ? words[last.state] : `.${kind.extension}`}</span>
          </button>
        ))}
      </div>
      <p className="file-state" aria-live="polite">
        {last?.state === 'saved' && <span className="vh">{last.kind.name} file saved</span>}
        {last?.state === 'failed' &&
          `The ${last.kind.name} file could not be made. Check your connection and try again.`}
      </p>
    </fieldset>
  )
}
