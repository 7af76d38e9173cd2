import { agreementPdf } from '../documents/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the upload comes first, and credits are one line below it', async ({ page, reader }) => {
    expect(reader.email).toBeTruthy()
    const credits = page.getByRole('region', { name: 'Document Credits' })
    await expect(credits).toContainText('10 documents remaining')
    await expect(page.locator('.upload-skeleton')).toHaveCount(0)
    const button = await page.getByRole('button', { name: 'Choose a file' }).boundingBox()
    const line = await credits.boundingBox()
    expect(line?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
    expect(line?.height).toBeLessThanOrEqual(48)
  })
})

for (const [name, viewport] of [
  ['a phone on its side', { width: 812, height: 375 }],
  ['a page of 1440 × 900 at 200 %', { width: 720, height: 450 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the bar goes with the page, and what is read keeps the height', async ({
      page,
      reader,
    }) => {
      expect(reader.email).toBeTruthy()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await agreementPdf())
      await page.waitForURL('**/analyze/*')
      await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeInViewport()
      await page.getByRole('heading', { name: 'Risks' }).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('banner')).not.toBeInViewport()
      const tabs = await page.getByRole('tablist').first().boundingBox()
      const foot = await page.locator('.mact').boundingBox()
      expect((foot?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeGreaterThan(
        viewport.height * 0.7,
      )
    })
  })
}
