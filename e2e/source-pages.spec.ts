import type { Page } from '@playwright/test'
import { agreementPdf } from './documents/documents.ts'
import { noticePage, rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expect, test } from './support/test.ts'

const upload = 'input[type=file]'
const recognized = { timeout: 60_000 }
const active = '[data-quote=active]'

/** Letters and digits alone: between lines and around hyphens the picture has other signs than the text. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

async function wordsUnderYellow(page: Page): Promise<string> {
  return letters((await page.locator(active).allTextContents()).join(''))
}

for (const [kind, make] of [
  ['recognized', (page: Page) => scannedPdf(page, [rentPage, noticePage])],
  ['text', () => agreementPdf(3)],
] as const) {
  test(`every citation is marked on the ${kind} page as it looks, and in the text`, async ({
    page,
    reader,
  }) => {
    await page
      .locator(upload)
      .first()
      .setInputFiles(await make(page))
    const source = page.getByRole('region', { name: 'Source document' })
    const chips = page.getByRole('link', { name: /^Page \d+.* show in document$/ })
    await expect(chips.first()).toBeVisible(recognized)
    const count = await chips.count()
    expect(count).toBeGreaterThan(2)
    for (let index = 0; index < count; index += 1) {
      await chips.nth(index).click()
      const mark = page.locator(active).first()
      await expect(mark).toBeFocused()
      await expect(mark).toBeInViewport()
      await expect(page.locator('.page-sheet .bracket')).toBeVisible()
      const onPage = await wordsUnderYellow(page)
      await page.keyboard.press('2')
      await expect(source.getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.locator(`.segment ${active}`).first()).toBeInViewport()
      expect(onPage).toBe(await wordsUnderYellow(page))
      await page.keyboard.press('1')
      await expect(page.locator(`.page-layer ${active}`).first()).toBeInViewport()
    }
    expect(reader.email).toContain('@')
  })
}
