import type { WordPlace } from '@precis/extraction'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { MarkedText } from './marked-text.tsx'
import * as texts from './texts.ts'

interface Props {
  number: number
  text: string
  lang: string | undefined
  onType: (text: string) => void
  unsure: readonly WordPlace[]
  caret: number
  onCaret: (offset: number) => void
}

/** The text of a page, to be compared with its image and put right. */
export function PageTextField(props: Props) {
  const { number, text, lang, onType, unsure, caret, onCaret } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const back = useRef<HTMLDivElement>(null)

  const showNext = () => {
    const next = unsure.find(({ start }) => start > caret) ?? unsure[0]
    if (!next) return
    onCaret(next.start)
    back.current?.querySelector(`[data-at="${next.start}"]`)?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(next.start, next.end)
  }
  return (
    <section className="page-text" aria-label={texts.textOfThePage}>
      <div className="page-text-head">
        <label htmlFor={id}>{texts.textOfPage(number)}</label>
        {unsure.length > 0 && (
          <span className="num">{texts.countOfUncertainWord(unsure.length)}</span>
        )}
        {unsure.length > 0 && (
          <Button variant="quiet" onClick={showNext}>
            {texts.showNext}
          </Button>
        )}
      </div>
      <div className="page-words">
        <div className="page-back" ref={back} dir="auto" lang={lang} aria-hidden="true">
          <MarkedText text={text} unsure={unsure} />
        </div>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          lang={lang}
          value={text}
          placeholder={texts.typeWhatStandsOnThePage}
          spellCheck
          onChange={(event) => onType(event.target.value)}
          onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
        />
      </div>
    </section>
  )
}
