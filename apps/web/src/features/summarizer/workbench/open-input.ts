import type { OcrLanguage } from '@precis/extraction'
import { fileType } from '../file-facts.ts'
import type { PageImages } from '../page-images/page-images.ts'
import type { Source } from './source.ts'

export type OpenPageImages = (source: Source, password: string | undefined) => PageImages | null

/** What was handed in, and what belongs to it only for as long as it is open in this tab. */
export interface OpenInput {
  readonly source: Source
  /** Neither kept in the tab nor sent. */
  password: string | undefined
  /** Chosen by hand; guessed when undefined. */
  ocrLanguage: OcrLanguage | undefined
  /** Its pages as images; null where it has none. */
  images(): PageImages | null
  /** Resolves when its first page is on screen, where that is shown; after a moment in any case. */
  firstPageShown(): Promise<void>
  close(): void
}

/** What the first page may keep the reading waiting. */
const longestWaitMs = 1_000

/** On small screens the pages are behind a tab. */
const isWide = () => !window.matchMedia('(max-width: 899px)').matches

export function openInput(source: Source, openPageImages?: OpenPageImages): OpenInput {
  let images: PageImages | null = null
  let openedWith: string | undefined
  const input: OpenInput = {
    source,
    password: undefined,
    ocrLanguage: undefined,
    images() {
      // Pages are asked for before it is known that the file has a password.
      if (images !== null && openedWith !== input.password) {
        images.close()
        images = null
      }
      openedWith = input.password
      images ??= openPageImages?.(source, input.password) ?? null
      return images
    },
    async firstPageShown() {
      const isPdf = source.kind === 'file' && fileType(source.file.name) === 'PDF'
      // Until it is unlocked, a file has no pages to show.
      if (!isPdf || !isWide() || input.password !== undefined) return
      const pages = input.images()
      if (pages === null) return
      await Promise.race([
        pages.firstDrawn,
        new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
      ])
    },
    close: () => images?.close(),
  }
  return input
}
