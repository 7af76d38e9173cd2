import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import * as texts from './texts.ts'

const key = 'precis.source-width'
const leastSourcePx = 360
const leastResultPx = 420
const stepPx = 16
const leapPx = 64

function keptWidth(): number | null {
  try {
    const kept = Number(localStorage.getItem(key))
    return kept >= leastSourcePx ? kept : null
  } catch {
    return null
  }
}

function keep(width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(Math.round(width)))
  } catch {
    // Without storage the width lasts as long as the page.
  }
}

/** How wide the source is, remembered on this device; as the style of what holds source and result. */
export function useSourceWidth() {
  const [width, setWidth] = useState(keptWidth)
  const style = (width === null ? {} : { '--source': `${width}px` }) as CSSProperties
  return { width, setWidth, style }
}

interface Props {
  /** Null where nobody has moved it. */
  width: number | null
  onWidth: (width: number | null) => void
}

/** Parts source and result: dragged, or moved with the arrow keys; a double click puts it back. */
export function Splitter({ width, onWidth }: Props) {
  const line = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(46)
  const move = (to: number) => {
    const bench = line.current?.parentElement?.getBoundingClientRect()
    if (!bench) return
    const next = Math.max(leastSourcePx, Math.min(to, bench.width - leastResultPx))
    setShare(Math.round((next / bench.width) * 100))
    onWidth(next)
    keep(next)
  }
  const left = () => line.current?.parentElement?.getBoundingClientRect().left ?? 0
  const now = () => (line.current?.getBoundingClientRect().left ?? 0) - left()
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.clientX - left())
  }
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    move(now() + direction * (event.shiftKey ? leapPx : stepPx))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element cannot be moved, this separator can
    <div
      ref={line}
      className="splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.resizeTheSource}
      aria-controls="pane-document"
      aria-valuenow={share}
      tabIndex={0}
      data-moved={width !== null || undefined}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      onDoubleClick={() => {
        keep(null)
        onWidth(null)
      }}
    />
  )
}
