import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../testing/browser.ts'
import { encodeIco } from './pictures/ico.ts'
import { markSvg, type Tile } from './pictures/mark.ts'
import { helpPicture, landingPicture, narrowPicture, widePicture } from './pictures/social.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'apps/web/public')
const origin = 'http://pictures.invalid'
/** Where the addresses in the drawings' style sheets lead. */
const folders: Readonly<Record<string, string>> = {
  pictures: 'scripts/pictures',
  styles: 'apps/web/src/ui/styles',
  evidence: 'apps/web/src/ui/evidence',
  newsreader: 'node_modules/@fontsource-variable/newsreader',
  geist: 'node_modules/@fontsource-variable/geist',
}
const maxSocialBytes = 150_000

const tab: Tile = { scale: 1, radius: 0.1875 }
const home: Tile = { scale: 0.86, radius: 0.1875 }
/** The system cuts the corners. */
const touch: Tile = { scale: 0.8, radius: 0 }
/** The whole drawing lies in the circle of 80 % that every mask keeps. */
const maskable: Tile = { scale: 0.7, radius: 0 }

function save(name: string, bytes: Uint8Array | string): void {
  const file = join(target, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${name} ${Buffer.byteLength(bytes)} bytes`)
}

async function openStudio(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const [first = '', ...rest] = new URL(route.request().url()).pathname.slice(1).split('/')
    const folder = folders[first]
    if (folder === undefined) await route.fulfill({ contentType: 'text/html', body: '' })
    else await route.fulfill({ path: join(root, folder, ...rest) })
  })
  await page.goto(origin)
}

async function drawIcon(page: Page, tile: Tile, sizePx: number): Promise<Buffer> {
  await page.setViewportSize({ width: sizePx, height: sizePx })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${markSvg(tile)}`)
  return page.screenshot({ omitBackground: true })
}

const socialSize = { width: 1200, height: 630 }

async function drawSocial(page: Page, html: string, size = socialSize): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  if (png.length > maxSocialBytes) throw new Error(`A social picture takes ${png.length} bytes`)
  return png
}

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...browserFlags, '--force-color-profile=srgb'],
  env: { ...(process.env as Record<string, string>), ...found.env },
})
try {
  const page = await browser.newPage()
  await openStudio(page)
  save('icon.svg', markSvg(tab))
  const images = []
  for (const sizePx of [16, 32, 48]) images.push({ sizePx, png: await drawIcon(page, tab, sizePx) })
  save('favicon.ico', encodeIco(images))
  save('apple-touch-icon.png', await drawIcon(page, touch, 180))
  save('icons/icon-192.png', await drawIcon(page, home, 192))
  save('icons/icon-512.png', await drawIcon(page, home, 512))
  save('icons/maskable-512.png', await drawIcon(page, maskable, 512))
  save('social/default.png', await drawSocial(page, landingPicture))
  save('social/help.png', await drawSocial(page, helpPicture))
  const wide = { width: 1280, height: 720 }
  save('screenshots/wide.png', await drawSocial(page, widePicture, wide))
  const narrow = { width: 720, height: 1280 }
  save('screenshots/narrow.png', await drawSocial(page, narrowPicture, narrow))
} finally {
  await browser.close()
}
