import { useEffect, useRef } from 'react'

const widthPx = 480

// One after the other: a dozen photos decoded at once would fill the memory of a phone.
let decoding: Promise<unknown> = Promise.resolve()

function decode(file: File): Promise<ImageBitmap> {
  const next = decoding.then(() => createImageBitmap(file, { resizeWidth: widthPx }))
  decoding = next.catch(() => undefined)
  return next
}

interface Props {
  file: File
  /** The browser cannot decode it. */
  onBroken: () => void
}

/** A thumbnail of a photo, decoded as the reader will decode it. Decorative: its page and name are beside it. */
export function PhotoImage({ file, onBroken }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useRef(onBroken)
  report.current = onBroken
  useEffect(() => {
    let isGone = false
    decode(file).then(
      (bitmap) => {
        const drawn = isGone ? null : canvas.current
        if (drawn) {
          drawn.width = bitmap.width
          drawn.height = bitmap.height
          drawn.getContext('2d')?.drawImage(bitmap, 0, 0)
        }
        bitmap.close()
      },
      () => {
        if (!isGone) report.current()
      },
    )
    return () => {
      isGone = true
    }
  }, [file])
  return <canvas ref={canvas} />
}
