import type { OcrLanguage } from '@precis/extraction'
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
  close(): void
}

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
    close: () => images?.close(),
  }
  return input
}
