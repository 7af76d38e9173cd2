import type { PagePicture, PageSpan } from '@precis/extraction'
import { useEffect, useState } from 'react'
import type { PageImages } from './page-images.ts'

export type DrawnPage =
  | { readonly status: 'drawing' | 'failed' | 'gone' }
  | { readonly status: 'drawn'; readonly picture: PagePicture }

const drawing: DrawnPage = { status: 'drawing' }
const gone: DrawnPage = { status: 'gone' }

/** The picture of a page; `gone` when the file is no longer at hand. Not drawn while `page` is null. */
export function usePageImage(pictures: PageImages | null, page: PageSpan | null): DrawnPage {
  const [drawn, setDrawn] = useState<{ key: string; page: DrawnPage } | null>(null)
  const key = page === null ? '' : `${page.number} ${page.turn ?? 0}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of the page that matters
  useEffect(() => {
    if (pictures === null || page === null) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: DrawnPage) => {
      if (!signal.aborted) setDrawn({ key, page: next })
    }
    pictures.draw(page, signal).then(
      (picture) => show({ status: 'drawn', picture }),
      () => show({ status: 'failed' }),
    )
    return () => controller.abort()
  }, [pictures, key])
  if (pictures === null) return gone
  return drawn?.key === key ? drawn.page : drawing
}
