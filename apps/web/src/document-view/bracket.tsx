import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

interface Extent {
  readonly top: number
  readonly height: number
}

/** A bracket in the margin of a sheet, as tall as the active quote is on it. Measured, and again whenever the sheet changes its size. */
export function Bracket({ turn }: { turn: number }) {
  const mark = useRef<HTMLElement>(null)
  const [extent, setExtent] = useState<Extent | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote on the same sheet is measured anew
  useLayoutEffect(() => {
    const sheet = mark.current?.parentElement
    if (!sheet) return
    const measure = () => {
      const from = sheet.getBoundingClientRect().top
      const rects = [...sheet.querySelectorAll('[data-quote=active]')].flatMap((part) => [
        ...part.getClientRects(),
      ])
      if (rects.length === 0) return setExtent(null)
      const top = Math.min(...rects.map((rect) => rect.top)) - from
      const bottom = Math.max(...rects.map((rect) => rect.bottom)) - from
      setExtent({ top, height: bottom - top })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [turn])
  return (
    <i
      ref={mark}
      className="bracket"
      aria-hidden="true"
      hidden={extent === null}
      style={
        extent === null
          ? undefined
          : ({ top: `${extent.top}px`, height: `${extent.height}px` } as CSSProperties)
      }
    />
  )
}
