import type { CSSProperties } from 'react'
import './styles/skeleton.css'

interface Props {
  /** How long each line is, in percent of the width. */
  lines: readonly number[]
}

/** Keeps the room of lines that are on the way. Goes with a text that says what is being waited for. */
export function Skeleton({ lines }: Props) {
  return (
    <div className="skeleton" aria-hidden="true">
      {lines.map((percent, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never move
        <i key={index} style={{ '--v': `${percent}%` } as CSSProperties} />
      ))}
    </div>
  )
}
