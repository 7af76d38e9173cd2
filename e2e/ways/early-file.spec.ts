import type { Page } from '@playwright/test'
import { agreementPdf } from '../documents/documents.ts'
import { expect, test } from '../support/test.ts'

/** Holds every script back, as a slow line does, until the function returned lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** Clicks what lies over the button, with nothing but the browser to answer. */
async function openChooser(page: Page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('.drop label:visible').click(),
  ])
  return chooser
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
]) {
  test.describe(`a file chosen before any script has run, ${viewport.width} wide,`, () => {
    test.use({ viewport })

    test('is read in the try-out once the page is awake', async ({ page }) => {
      const letThrough = await holdScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const chooser = await openChooser(page)
      await chooser.setFiles(await agreementPdf())
      letThrough()
      await expect(page.getByText('Your document stays in this tab')).toBeVisible()
    })

    test('is read in the try-out if the dialog closes only after it woke', async ({ page }) => {
      const letThrough = await holdScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const chooser = await openChooser(page)
      letThrough()
      await expect(page.locator('#try .drop label')).toHaveCount(0)
      await chooser.setFiles(await agreementPdf())
      await expect(page.getByText('Your document stays in this tab')).toBeVisible()
    })

    test('is summarized once the session is known', async ({ page, reader }) => {
      expect(reader.email).toBeTruthy()
      const letThrough = await holdScripts(page)
      await page.goto('/analyze', { waitUntil: 'commit' })
      const chooser = await openChooser(page)
      await chooser.setFiles(await agreementPdf())
      letThrough()
      await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
    })
  })
}

test('the early chooser of the upload screen answers the keyboard', async ({ page, reader }) => {
  expect(reader.email).toBeTruthy()
  await holdScripts(page)
  await page.goto('/analyze', { waitUntil: 'commit' })
  // Before anything else: what is asked of the browser must have reached it when the key is pressed.
  const chooser = page.waitForEvent('filechooser')
  const input = page.locator('.upload-skeleton input[type=file]')
  await expect(input).toHaveAccessibleName('Document file')
  await page.locator('.drop label:visible').waitFor()
  await input.focus()
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await chooser).isMultiple()).toBe(false)
})
