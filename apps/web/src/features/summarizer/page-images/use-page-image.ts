import type { PageImage } from '@precis/extraction'
import { useEffect, useState } from 'react'
import type { DrawnAs, DrawOptions, PageImages } from './page-images.ts'

export type DrawnPage =
  | { readonly status: 'drawing' | 'failed' | 'gone' }
  | { readonly status: 'drawn'; readonly image: PageImage }

const drawing: DrawnPage = { status: 'drawing' }
const gone: DrawnPage = { status: 'gone' }

/**
 * The image of a page, `widthPx` wide; `gone` when the file is no longer at hand. Not drawn while `page` is null. In
 * another width it stays as it was until it is drawn anew.
 */
export function usePageImage(
  pageImages: PageImages | null,
  page: DrawnAs | null,
  widthPx: number,
  { mayWait = false }: Pick<DrawOptions, 'mayWait'> = {},
): DrawnPage {
  const number = page?.number
  const turn = page?.turn ?? 0
  const key = `${number} ${turn}`
  const [drawn, setDrawn] = useState<{ key: string; page: DrawnPage } | null>(() => {
    const image = (page && pageImages?.known(page, widthPx)) ?? null
    return image === null ? null : { key, page: { status: 'drawn', image } }
  })
  useEffect(() => {
    if (pageImages === null || number === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: DrawnPage) => {
      if (!signal.aborted) setDrawn({ key: `${number} ${turn}`, page: next })
    }
    pageImages.draw({ number, turn }, widthPx, { signal, mayWait }).then(
      (image) => show({ status: 'drawn', image }),
      () => show({ status: 'failed' }),
    )
    return () => controller.abort()
  }, [pageImages, number, turn, widthPx, mayWait])
  if (pageImages === null) return gone
  return drawn?.key === key ? drawn.page : drawing
}
