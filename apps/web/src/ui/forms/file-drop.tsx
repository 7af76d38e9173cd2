import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { DocumentIcon } from '../icons.tsx'
import * as texts from '../texts.ts'

interface FileCarrier {
  dataTransfer: DataTransfer | null
}

/** Whether a drag carries files rather than text or a link. */
function holdsFiles(event: FileCarrier): boolean {
  return event.dataTransfer?.types.includes('Files') === true
}

/** A file dropped beside its target must not make the browser leave the page for it. */
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

interface Props {
  title: string
  /** Which heading the title is. */
  level?: 2 | 3
  /** In place of the title on phones, where nothing can be dropped. */
  narrowTitle: string
  /** Which files, how large. */
  hint: ReactNode
  buttonLabel: string
  isDisabled?: boolean
  /** The caller's file input, for as long as only the browser itself can open it. */
  earlyInputId?: string | undefined
  /** Opens a file chooser; the input stays with the caller. */
  onChoose: () => void
  onFile: (file: File) => void
  className?: string
}

/** A page to drop a document on, or to click. */
export function FileDrop(props: Props) {
  const { isDisabled = false, level = 2, onChoose, onFile } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const [isOver, setIsOver] = useState(false)
  useSafeDrops()
  const over = (event: DragEvent) => {
    if (holdsFiles(event) && !isDisabled) setIsOver(true)
  }
  const leave = (event: DragEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isDisabled) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the button inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside takes the keyboard
    <div
      className={classNames(
        'drop',
        isOver && 'is-over',
        isDisabled && 'is-disabled',
        props.className,
      )}
      onClick={isDisabled ? undefined : onChoose}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <DocumentIcon className="big" />
      <Heading>
        <span className="lg">{isOver ? texts.dropToAdd : props.title}</span>
        <span className="sm">{props.narrowTitle}</span>
      </Heading>
      <p>{props.hint}</p>
      <Button
        size="lg"
        disabled={isDisabled}
        onClick={(event) => {
          event.stopPropagation()
          onChoose()
        }}
      >
        {props.buttonLabel}
      </Button>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: only a place to click; the input has a name of its own */}
      {props.earlyInputId !== undefined && <label htmlFor={props.earlyInputId} />}
    </div>
  )
}
