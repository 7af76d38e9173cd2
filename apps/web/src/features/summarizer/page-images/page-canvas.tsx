import './page-canvas.css'
import type { PageImage } from '@precis/extraction'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  image: PageImage
  /** Names the image; without one it is decoration, its words being there as text. */
  label?: string
  /** What lies over the image. */
  children?: ReactNode
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
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <div className="page-canvas">
      <canvas ref={canvas} {...naming} />
      {children}
    </div>
  )
}
