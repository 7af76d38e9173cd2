import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Piece } from './text-pieces.ts'
import * as texts from './texts.ts'

interface Props {
  content: string
  onMark: (place: Piece) => void
}

/** Words to hide, typed: for keyboards and small screens. */
export function MarkForm({ content, onMark }: Props) {
  const id = useId()
  const [words, setWords] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = words.trim()
    const start = content.indexOf(wanted)
    if (wanted === '') return
    setIsMissing(start === -1)
    if (start === -1) return
    onMark({ start, end: start + wanted.length })
    setWords('')
  }
  return (
    <form className="mark-form" onSubmit={submit}>
      <label htmlFor={id}>{texts.otherWordsToHide}</label>
      <span>
        <input
          id={id}
          className="input"
          autoComplete="off"
          value={words}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={({ target }) => {
            setWords(target.value)
            setIsMissing(false)
          }}
        />
        <Button type="submit" variant="secondary">
          {texts.hideText}
        </Button>
      </span>
      <p role="status" id={`${id}-missing`}>
        {isMissing && texts.theseWords}
      </p>
    </form>
  )
}
