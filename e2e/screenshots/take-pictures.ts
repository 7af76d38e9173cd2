import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Fixtures, keepWork } from '../screens/fixtures.ts'
import type { Picture } from './contact-sheet.ts'
import type { HinderedScreen } from './hindered-screens.ts'

const themes = ['light', 'dark'] as const

/** Widths that one opening of a screen serves: the layout changes its parts above and below. */
export interface Format {
  readonly widths: readonly number[]
  readonly scale: number
}

interface Order {
  readonly browser: Browser
  readonly baseURL: string
  readonly fixtures: Fixtures
  readonly screen: HinderedScreen
  readonly format: Format
  readonly folder: string
}

const heightAt = (width: number) => (width < 600 ? 812 : width < 1_000 ? 1_024 : 900)
const drawerBelow = 768

/** Opens a screen once and takes its picture at each width in both themes. */
export async function takePictures(order: Order): Promise<Picture[]> {
  const { browser, baseURL, fixtures, screen, format, folder } = order
  const widths = format.widths.filter((width) => !screen.isNarrow || width < drawerBelow)
  const [first] = widths
  if (first === undefined) return []
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: first, height: heightAt(first) },
    deviceScaleFactor: format.scale,
    storageState: fixtures.states[screen.actor],
    permissions: ['clipboard-read', 'clipboard-write'],
    javaScriptEnabled: screen.hasNoScript !== true,
  })
  try {
    if (screen.actor === 'analyst') await keepWork(context, fixtures)
    const page = await context.newPage()
    await screen.open({ page, request: context.request, fixtures })
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
    const pictures: Picture[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightAt(width) })
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        for (const fullPage of screen.isLong ? [false, true] : [false]) {
          const slug = screen.name.replace(/[^a-z0-9]+/gi, '-')
          const file = `${slug}-${width}-${theme}${fullPage ? '-whole' : ''}.png`
          await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' })
          pictures.push({ screen: screen.name, width, theme, file })
        }
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}
