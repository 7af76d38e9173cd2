import { FileError } from '@precis/domain'
import { createReader, type PageImage, type PageSpan, type Reader } from '@precis/extraction'
import type { Source } from '../workbench/source.ts'

/** The pages of a file as images, drawn one after the other when asked for. */
export interface PageImages {
  /** Rejects when the page cannot be drawn, or with the signal's reason when nobody waits for it any longer. */
  draw(page: PageSpan, signal: AbortSignal): Promise<PageImage>
  close(): void
}

const widthPx = 1400
const mostKept = 8

/** Pictures of the pages of a source, by a reader of their own: drawing neither waits for a reading nor stops it. Null without pages. */
export function openPageImages(source: Source, password: string | undefined): PageImages | null {
  if (source.kind === 'paste') return null
  const imageOf = (opened: Reader, { number, turn }: PageSpan) => {
    if (source.kind === 'file') {
      return opened.pageImage(source.file, number, { widthPx, turn, password })
    }
    const photo = source.files[number - 1]
    if (photo === undefined) throw new FileError('no_file')
    return opened.pageImage(photo, 1, { widthPx, turn })
  }
  let reader: Reader | null = null
  let tail: Promise<unknown> = Promise.resolve()
  const kept = new Map<string, PageImage>()

  const keep = (key: string, image: PageImage) => {
    kept.set(key, image)
    for (const [oldest, { bitmap }] of kept) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
      bitmap.close()
    }
    return image
  }
  return {
    draw(page, signal) {
      const key = `${page.number} ${page.turn ?? 0}`
      const drawn = async () => {
        signal.throwIfAborted()
        const known = kept.get(key)
        kept.delete(key)
        if (known !== undefined) return keep(key, known)
        reader ??= createReader()
        return keep(key, await imageOf(reader, page))
      }
      const drawing = tail.then(drawn)
      tail = drawing.catch(() => undefined)
      return drawing
    },
    close() {
      reader?.dispose()
      for (const { bitmap } of kept.values()) bitmap.close()
      kept.clear()
    },
  }
}
