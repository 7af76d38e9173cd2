import { balance } from '../testing/accounts.ts'
import { agreementPdf, textFile } from './documents/documents.ts'
import { expect, test } from './support/test.ts'

const upload = 'input[type=file]'
const ai = '**/.netlify/functions/openai-analysis'
const finished = { timeout: 240_000 }

test('a slow analysis shows a preview and goes on while other pages are read', async ({
  page,
  request,
  reader,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(ai, async (route) => {
    await held
    await route.continue()
  })
  await page
    .locator(upload)
    .first()
    .setInputFiles(await agreementPdf())
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(
    'A preview made on your device. The checked summary will follow.',
  )
  await expect(preview.getByText(/^p\. \d+$/).first()).toBeVisible()
  const facts = page.getByRole('region', { name: 'What was read' })
  await expect(facts).toContainText('24 of 24 pages')
  await expect(facts).toContainText('English')

  await page.getByRole('link', { name: 'Precis', exact: true }).first().click()
  const note = page.getByRole('complementary', { name: 'Your document' })
  await expect(note).toContainText('still being summarized')
  letGo()
  await expect(note).toContainText('Your summary is ready.', finished)
  await note.getByRole('link', { name: 'Open the summary' }).click()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test('the browser asks before a running analysis is closed', async ({ page, reader }) => {
  await page.route(ai, () => undefined)
  await page
    .locator(upload)
    .first()
    .setInputFiles(await agreementPdf())
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())?.width).toBeGreaterThan(400)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  expect(reader.email).toContain('@')
})

test('an error leads to the help that explains it', async ({ page, reader }) => {
  const broken = textFile('broken.pdf', 'not a pdf at all'.repeat(60), 'application/pdf')
  await page.locator(upload).first().setInputFiles(broken)
  await page.getByRole('link', { name: 'More about this error' }).click()
  await page.waitForURL('**/error-messages#file-damaged')
  const section = page.locator('#file-damaged')
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  expect(reader.email).toContain('@')
})

test.describe('with a session that ends in the middle', () => {
  test.use({ expectedNoise: ['401'] })

  test('the document is still there after signing in again', async ({ page, request, reader }) => {
    let isOver = true
    await page.route(ai, async (route) => {
      if (!isOver) return route.continue()
      return route.fulfill({
        status: 401,
        json: {
          error: 'Your session has expired. Please sign in again.',
          code: 'unauthorized',
          requestId: 'r',
        },
      })
    })
    await page
      .locator(upload)
      .first()
      .setInputFiles(await agreementPdf())
    await page.waitForURL('**/auth')
    // The route stays: taking it away while the next screen is on its way can lose the file of that screen.
    isOver = false
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(reader.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Your session has expired. Please sign in again.')
    await expect(alert).toContainText('services-agreement.pdf')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(finished)
    expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
  })
})
