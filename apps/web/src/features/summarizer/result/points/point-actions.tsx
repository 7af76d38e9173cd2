import type { Citation } from '@precis/domain'
import { useEffect, useRef, useState } from 'react'
import { useHighlight } from '../../../../document-view/highlight.tsx'
import { copyText } from '../../../../lib/browser/copy-text.ts'
import { noteOf } from '../../notes/notebook.ts'
import * as texts from '../texts.ts'
import { useResultActions } from './result-context.ts'
import { withSource } from './with-source.ts'

interface Props {
  text: string
  section: string
  citations: readonly Citation[]
  /** What the text answers; left out for a point of the summary. */
  question?: string
  /** Leaves out what begins a question about it. */
  isAnswer?: boolean
}

const noticeMs = 2_000
const copyLabels = {
  none: texts.copyWithSource,
  copied: texts.copied,
  refused: texts.notCopied,
} as const

/** What can be done with a point or an answer. */
export function PointActions({ text, section, citations, question, isAnswer = false }: Props) {
  const { title, notebook, pin, unpin, askAbout, announce } = useResultActions()
  const { placeOf } = useHighlight()
  const [copy, setCopy] = useState<keyof typeof copyLabels>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const note = noteOf(notebook, { text, question: question ?? null })

  const copyNow = async () => {
    if (!root.current) return
    const isCopied = await copyText(withSource(text, citations, { title, placeOf }), root.current)
    setCopy(isCopied ? 'copied' : 'refused')
    announce(isCopied ? texts.copiedWithItsSource : texts.yourBrowserDidNotAllowCopying)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopy('none'), noticeMs)
  }
  const togglePin = () => {
    if (note) unpin(note.id)
    else pin({ text, section, question: question ?? null, citations })
    announce(note ? texts.removedFromNotes : texts.addedToNotes)
  }
  return (
    <span className="acts" ref={root} dir="ltr">
      <button type="button" onClick={() => void copyNow()}>
        {copyLabels[copy]}
      </button>
      <button type="button" aria-pressed={note !== undefined} onClick={togglePin}>
        {isAnswer ? texts.keepInNotes : texts.pinToNotes}
      </button>
      {!isAnswer && (
        <button type="button" onClick={() => askAbout(text)}>
          {texts.askAboutThis}
        </button>
      )}
    </span>
  )
}
