import { fileLimitMegabytes, type Policy } from '@precis/domain'
import { type DragEvent, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'

interface Props {
  policy: Policy
  onChoose: () => void
  onFile: (file: File) => void
}

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') === true

/** A file dropped beside the page must not make the browser leave for it. */
function useSafeDrops() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

/** The page to drop a document on, or to click. */
export function DropPage({ policy, onChoose, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  useSafeDrops()
  const over = (event: DragEvent) => {
    if (holdsFiles(event)) setIsOver(true)
  }
  const leave = (event: DragEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the button inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside takes the keyboard
    <div
      className={classNames('drop', isOver && 'is-over')}
      onClick={onChoose}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <DocumentIcon className="big" />
      <h2>
        <span className="lg">{isOver ? 'Let go to add it' : 'Drop a document here'}</span>
        <span className="sm">Add a document</span>
      </h2>
      <p>
        PDF, TXT, DOC, DOCX, RTF&nbsp;or&nbsp;MD
        <br />
        up to {fileLimitMegabytes(policy)} MB
      </p>
      <Button
        size="lg"
        onClick={(event) => {
          event.stopPropagation()
          onChoose()
        }}
      >
        Choose a file
      </Button>
    </div>
  )
}
