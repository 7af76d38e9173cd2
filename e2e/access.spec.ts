import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { agreementPdf } from './documents.ts'
import { expect, test } from './test.ts'

const publicRoutes = [
  '/',
  '/auth',
  '/auth?mode=verify-email',
  '/help',
  '/help/article/getting-started/quick-start-guide',
  '/terms',
  '/privacy-policy',
  '/about',
  '/security',
  '/compliance',
]

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('public pages are accessible and fit 320 px', async ({ page }) => {
      for (const route of publicRoutes) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      }
    })

    test('the screens of the main job are accessible and fit 320 px', async ({ page, reader }) => {
      expect(reader.email).toBeTruthy()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Paste Text' }).click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('tab', { name: 'Upload File' }).click()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await agreementPdf())
      await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible({
        timeout: 60_000,
      })
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Smart Export' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Smart Export' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      for (const tab of ['profile', 'billing', 'security']) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`/settings?tab=${tab}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      }
    })
  })
}
