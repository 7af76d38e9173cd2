import { expect, it } from 'vitest'
import { listOfflineFiles } from './plan.ts'

const small = (name: string) => ({ name, sizeBytes: 1_000 })

it('takes the code, the style sheets, the fonts of Latin text and what stands at the root', () => {
  const built = [
    'assets/index-a1.js',
    'assets/landing-b2.css',
    'assets/pdf.worker.min-c3.js',
    'assets/geist-latin-wght-normal-d4.woff2',
    'assets/newsreader-latin-opsz-italic-e5.woff2',
    'icon.svg',
    'before-paint.js',
    'manifest.webmanifest',
    'icons/icon-192.png',
  ]
  expect(listOfflineFiles(built.map(small))).toEqual(built.map((name) => `/${name}`).sort())
})

it.each([
  'index.html',
  'service-worker.js',
  '.stamp',
  '.vite/manifest.json',
  'robots.txt',
  'sitemap.xml',
  'social/default.png',
  'icons/maskable-512.png',
  'pdfjs/cmaps/UniGB-UTF16-H.bcmap',
  'assets/tesseract-core-f6.wasm',
  'assets/index-a1.js.map',
  'assets/geist-cyrillic-wght-normal-g7.woff2',
  'assets/geist-latin-ext-wght-normal-h8.woff2',
])('leaves %s to the network', (name) => {
  expect(listOfflineFiles([small(name)])).toEqual([])
})

it('leaves very large code to its first use', () => {
  expect(listOfflineFiles([{ name: 'assets/core-a1.js', sizeBytes: 4_000_000 }])).toEqual([])
})
