import type { PageImage, PageSpan } from '@precis/extraction'
import { useEffect, useState } from 'react'
import type { PageImages } from './page-images.ts'

export type DrawnPage =
  | { readonly status: 'drawing' | 'failed' | 'gone' }
  | { readonly status: 'drawn'; readonly image: PageImage }

const drawing: DrawnPage = { status: 'drawing' }
const gone: DrawnPage = { status: 'gone' }

/** The picture of a page; `gone` when the file is no longer at hand. Not drawn while `page` is null. */
export function usePageImage(pageImages: PageImages | null, page: PageSpan | null): DrawnPage {
  const [drawn, setDrawn] = useState<{ key: string; page: DrawnPage } | null>(null)
  const key = page === null ? '' : `${page.number} ${page.turn ?? 0}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of the page that matters
  useEffect(() => {
    if (pageImages === null || page === null) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: DrawnPage) => {
      if (!signal.aborted) setDrawn({ key, page: next })
    }
    pageImages.draw(page, signal).then(
      (image) => show({ status: 'drawn', image }),
      () => show({ status: 'failed' }),
    )
    return () => controller.abort()
  }, [pageImages, key])
  if (pageImages === null) return gone
  return drawn?.key === key ? drawn.page : drawing
}
