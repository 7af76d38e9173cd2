import type { WordPlace } from '@precis/extraction'
import type { Range } from '../../../document-view/quotes.ts'

interface Props {
  text: string
  /** Words to mark, in order. */
  unsure: readonly WordPlace[]
  /** The passage that was asked for; UTF-16 offsets into the text. */
  cited: Range | null
}

interface PieceProps extends Omit<Props, 'cited'> {
  piece: Range
}

function Piece({ text, piece, unsure }: PieceProps) {
  let from = piece.start
  const within = unsure.filter(({ start, end }) => start >= piece.start && end <= piece.end)
  const pieces = within.map(({ start, end }) => {
    const before = text.slice(from, start)
    from = end
    return (
      <span key={start}>
        {before}
        <mark className="unsure" data-at={start}>
          {text.slice(start, end)}
        </mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(from, piece.end)}
    </>
  )
}

/** A page's text with its doubtful words underlined and the passage that was asked for highlighted. */
export function MarkedText({ text, unsure, cited }: Props) {
  const end = text.length
  const { start: from, end: to } = cited ?? { start: end, end }
  return (
    <>
      <Piece text={text} piece={{ start: 0, end: from }} unsure={unsure} />
      {cited !== null && (
        <mark className="cite is-active">
          <Piece text={text} piece={cited} unsure={unsure} />
        </mark>
      )}
      <Piece text={text} piece={{ start: to, end }} unsure={unsure} />
      {'\n'}
    </>
  )
}
