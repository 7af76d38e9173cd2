import type { Page } from '@playwright/test'
import { takeShifts, watchShifts } from '../testing/layout-shifts.ts'
import { agreementPdf, textFile } from './documents/documents.ts'
import { rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expect, test } from './support/test.ts'

const finished = { timeout: 240_000 }
/** What counts as good is below 0.1. */
const mostShift = 0.1

async function expectSteady(page: Page, what: string): Promise<void> {
  const shifts = await takeShifts(page)
  const score = shifts.reduce((sum, one) => sum + one.score, 0)
  const moved = shifts.flatMap((one) => `${one.score.toFixed(3)} ${one.moved.join('; ')}`)
  expect(score, `${what}: ${moved.join('\n')}`).toBeLessThan(mostShift)
}

async function summarized(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /show in document$/ }).first()).toBeVisible(finished)
  await page.waitForURL(/\/analyze\/[\w-]+$/)
}

async function another(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Summarize Another Document' })
  await button.locator('visible=true').click()
  await page.waitForURL('**/analyze')
}

for (const width of [375, 1440]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('nothing moves on the way from a document to its summary', async ({ page, reader }) => {
      await watchShifts(page)
      await page.reload()
      const file = page.locator('input[type=file]').first()
      await file.setInputFiles(await agreementPdf())
      await summarized(page)
      await expectSteady(page, 'a PDF')

      await another(page)
      await file.setInputFiles(
        textFile('lease.txt', 'The tenant pays $3,400 each month. '.repeat(9_000)),
      )
      await summarized(page)
      await expectSteady(page, 'a long text')

      await another(page)
      await page.getByRole('tab', { name: 'Paste Text' }).click()
      await page
        .getByRole('textbox', { name: 'Document text' })
        .fill('The tenant pays $3,400 each month.\n\n'.repeat(90))
      await page.getByRole('button', { name: 'Summarize', exact: true }).click()
      await summarized(page)
      await expectSteady(page, 'pasted text')
      expect(reader.email).toContain('@')
    })

    test('nothing moves while pages are recognized', async ({ page, reader }) => {
      await watchShifts(page)
      await page.reload()
      const pages = [rentPage, { ...rentPage, look: 'text' } as const]
      const scan = await scannedPdf(page, pages)
      await page.locator('input[type=file]').first().setInputFiles(scan)
      await summarized(page)
      await expectSteady(page, 'a scan')
      expect(reader.email).toContain('@')
    })
  })
}
