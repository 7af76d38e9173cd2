import type { Page } from '@playwright/test'
import { noticePage, rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expectAccessible } from './support/accessible.ts'
import { expectFits } from './support/fit.ts'
import { expect, test } from './support/test.ts'

const finished = { timeout: 240_000 }

/** Keeps the recognition from its first word until the function it resolves to is called. */
async function holdRecognition(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.context().route('**/tesseract/*.traineddata.gz', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

for (const width of [1440, 375]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('recognition says how many pages and why, and can be skipped', async ({
      page,
      reader,
    }) => {
      const goOn = await holdRecognition(page)
      const text = { ...rentPage, look: 'text' } as const
      const pages = [text, text, rentPage, noticePage, rentPage, noticePage]
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await scannedPdf(page, pages))
      const note = page.getByRole('region', { name: 'Pages without usable text' })
      await expect(note).toContainText('4 pages without usable text', finished)
      await expect(note).toContainText('They are being read from their images, on this device.')
      await expect(note).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, 'recognition')
      await expectFits(page, 'recognition')
      await note.getByRole('button', { name: 'Skip these pages' }).press('Enter')
      await expect(note).toContainText('The pages after it will be skipped.')
      goOn()
      await expect(page.getByText(/^\d of 6 pages read: 2 text/).first()).toBeVisible(finished)
      await expect(page.getByText('Some pages were skipped')).toBeVisible()
      await expect(page.getByText(/could not be read/)).toHaveCount(0)
      await page.getByRole('button', { name: 'Summarize anyway' }).click()
      await expect(page.getByRole('link', { name: /show in document$/ }).first()).toBeVisible(
        finished,
      )
      expect(reader.email).toContain('@')
    })
  })
}
