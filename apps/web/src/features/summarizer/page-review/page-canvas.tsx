import type { PageImage } from '@precis/extraction'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { PageBox } from './line-boxes.ts'

interface Props {
  image: PageImage
  label: string
  /** Marks over the picture. */
  children?: ReactNode
}

/** Where a word stands, in percent of the page. */
export function boxStyle({ left, top, width, height }: PageBox): CSSProperties {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  }
}

/** A page as it looks on paper, as wide as its place. */
export function PageCanvas({ image, label, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { bitmap } = image
  useLayoutEffect(() => {
    if (!canvas.current || bitmap.width === 0) return
    canvas.current.width = bitmap.width
    canvas.current.height = bitmap.height
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <div className="page-canvas">
      <canvas ref={canvas} role="img" aria-label={label} />
      {children}
    </div>
  )
}
