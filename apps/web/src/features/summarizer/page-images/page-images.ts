import { FileError } from '@precis/domain'
import { createReader, type PageImage, type PageSpan, type Reader } from '@precis/extraction'
import type { Source } from '../workbench/source.ts'
import { createTurns } from './turns.ts'

/** What is drawn: a page by its number, as it was turned to be read. */
export type DrawnAs = Pick<PageSpan, 'number' | 'turn'>

export interface DrawOptions {
  /** Once nobody waits for the image any longer. */
  readonly signal: AbortSignal
  /** Lets every image go first that may not wait. */
  readonly mayWait?: boolean
}

/** The pages of a file as images, drawn one after the other when asked for. */
export interface PageImages {
  /** Rejects when the page cannot be drawn, or with the signal's reason. */
  draw(page: DrawnAs, widthPx: number, options: DrawOptions): Promise<PageImage>
  /** The image of a page that was drawn as wide before, as long as it is kept. */
  known(page: DrawnAs, widthPx: number): PageImage | null
  /** Resolves when the first page is drawn, or cannot be. */
  readonly firstDrawn: Promise<void>
  close(): void
}

/** All images that are kept together, about 80 MB. */
const mostPixels = 20_000_000
/** What a word with its place takes, in pixels. */
const wordPixels = 50

const pixelsOf = ({ bitmap, words }: PageImage) =>
  bitmap.width * bitmap.height + words.length * wordPixels

let warmed: Reader | null = null

/** Starts the worker that is to draw the next file, so that its first page is there sooner. */
export function warmPageImages(): void {
  warmed ??= createReader()
  void warmed.prepare()
}

function takeReader(): Reader {
  const reader = warmed ?? createReader()
  warmed = null
  return reader
}

/** Images of the pages of a source, by a reader of their own: drawing neither waits for a reading nor stops it. Null without pages. */
export function openPageImages(source: Source, password: string | undefined): PageImages | null {
  if (source.kind === 'paste') return null
  const imageOf = (opened: Reader, { number, turn }: DrawnAs, widthPx: number) => {
    if (source.kind === 'file') {
      return opened.pageImage(source.file, number, { widthPx, turn, password })
    }
    const photo = source.files[number - 1]
    if (photo === undefined) throw new FileError('no_file')
    return opened.pageImage(photo, 1, { widthPx, turn })
  }
  let reader: Reader | null = null
  const turns = createTurns()
  const kept = new Map<string, PageImage>()
  const first = Promise.withResolvers<void>()

  const keep = (key: string, image: PageImage) => {
    kept.set(key, image)
    let pixels = [...kept.values()].reduce((sum, one) => sum + pixelsOf(one), 0)
    for (const [oldest, old] of kept) {
      if (pixels <= mostPixels || kept.size === 1) break
      pixels -= pixelsOf(old)
      kept.delete(oldest)
      old.bitmap.close()
    }
    return image
  }
  const keyOf = ({ number, turn = 0 }: DrawnAs, widthPx: number) => `${number} ${turn} ${widthPx}`
  return {
    known: (page, widthPx) => kept.get(keyOf(page, widthPx)) ?? null,
    draw(page, widthPx, { signal, mayWait = false }) {
      const key = keyOf(page, widthPx)
      const drawn = turns.take(mayWait, async () => {
        signal.throwIfAborted()
        const known = kept.get(key)
        kept.delete(key)
        if (known !== undefined) return keep(key, known)
        reader ??= takeReader()
        return keep(key, await imageOf(reader, page, widthPx))
      })
      void drawn.catch(() => undefined).then(() => first.resolve())
      return drawn
    },
    firstDrawn: first.promise,
    close() {
      first.resolve()
      reader?.dispose()
      for (const { bitmap } of kept.values()) bitmap.close()
      kept.clear()
    },
  }
}
