import type { PDFPageProxy } from 'pdfjs-dist'
import { expect, it } from 'vitest'
import { createRenderPage } from './render-page.ts'

it.each([
  ['drawn', () => Promise.resolve()],
  ['not to be drawn', () => Promise.reject(new Error('damaged'))],
])('gives the memory of the canvas back at once when a page is %s', async (what, draw) => {
  const context = {
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4).fill(255),
    }),
  }
  const canvas = { width: 0, height: 0, getContext: () => context }
  const renderPage = createRenderPage((width, height) => Object.assign(canvas, { width, height }))
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: 30 * scale, height: 40 * scale }),
    render: () => ({ promise: draw() }),
  } as unknown as PDFPageProxy
  const image = await renderPage(page, 2).catch(() => null)
  expect(image?.data.length ?? 'nothing').toBe(what === 'drawn' ? 60 * 80 : 'nothing')
  expect([canvas.width, canvas.height]).toEqual([0, 0])
})
