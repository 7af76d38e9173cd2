import type { WordPlace } from '@precis/extraction'

interface Props {
  text: string
  /** Words to mark, in order. */
  unsure: readonly WordPlace[]
}

/** A page's text with its doubtful words underlined. */
export function MarkedText({ text, unsure }: Props) {
  let from = 0
  const pieces = unsure.map(({ start, end }) => {
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
      {text.slice(from)}
      {'\n'}
    </>
  )
}
