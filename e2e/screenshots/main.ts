import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../../testing/browser.ts'
import { allScreens } from '../screens/all-screens.ts'
import { createFixtures } from '../screens/fixtures.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { hinderedScreens } from './hindered-screens.ts'
import { serve } from './serve.ts'
import { type Format, takePictures } from './take-pictures.ts'

const wanted = (process.env['WIDTHS'] ?? '320,375,768,1440').split(',').map(Number)
const only = new RegExp(process.env['ONLY'] ?? '.')
const folder = join(import.meta.dirname, '../..', 'screenshots')
const pagesAtOnce = 2

const formats: readonly Format[] = [
  { widths: wanted.filter((width) => width >= 900), scale: 1 },
  { widths: wanted.filter((width) => width < 900).toSorted((a, b) => b - a), scale: 2 },
]
const orders = [...allScreens, ...hinderedScreens]
  .filter(({ name, isVariant }) => !isVariant && only.test(name))
  .flatMap((screen) => formats.map((format) => ({ screen, format })))

const found = await findBrowser()
const { baseURL, stop } = await serve(Number(process.env['PORT'] ?? 4390))
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...browserFlags],
  env: { ...(process.env as Record<string, string>), ...found.env },
})
try {
  mkdirSync(folder, { recursive: true })
  const fixtures = await createFixtures(browser, baseURL)
  const taken: Picture[][] = new Array(orders.length)
  let next = 0
  const work = async () => {
    while (next < orders.length) {
      const at = next++
      const order = orders[at]
      if (!order) return
      taken[at] = await takePictures({ browser, baseURL, fixtures, folder, ...order }).catch(
        (error: unknown) => {
          console.error(`${order.screen.name} at ${order.format.widths}: ${error}`)
          process.exitCode = 1
          return []
        },
      )
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  const pictures = taken.flat()
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures))
  console.log(`${pictures.length} pictures, side by side in screenshots/index.html`)
} finally {
  await browser.close()
  stop()
}
