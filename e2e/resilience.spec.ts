import { agreement, agreementTitle } from './agreement.ts'
import { agreementPdf } from './documents.ts'
import { balance } from './people.ts'
import { expect, test } from './test.ts'

const text = [agreementTitle, ...agreement.flatMap((clause) => [clause.heading, clause.text])].join(
  '\n\n',
)
const finished = { timeout: 60_000 }

test('a double click on Summarize charges once', async ({ page, request, reader }) => {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text)
  await page.getByRole('button', { name: 'Summarize', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible(finished)
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test('a reload keeps the pasted text and the finished summary', async ({
  page,
  request,
  reader,
}) => {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text)
  await page.reload()
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await expect(page.getByRole('textbox', { name: 'Document text' })).toHaveValue(text)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(finished)
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeEnabled(finished)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(finished)
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test('the same document in a second tab is not charged again', async ({
  page,
  context,
  request,
  reader,
}) => {
  const pdf = await agreementPdf()
  const second = await context.newPage()
  await second.goto('/analyze')
  for (const tab of [page, second]) {
    await tab.locator('input[type=file]').first().setInputFiles(pdf)
    await expect(tab.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible(finished)
  }
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test.describe('with a broken connection', () => {
  test.use({ expectedNoise: ['Failed to load resource', 'ERR_FAILED', 'ERR_CONNECTION'] })

  test('an analysis that failed costs nothing, keeps the text and can be tried again', async ({
    page,
    request,
    reader,
  }) => {
    await page.getByRole('tab', { name: 'Paste Text' }).click()
    await page.getByRole('textbox', { name: 'Document text' }).fill(text)
    await page.route('**/.netlify/functions/openai-analysis', (route) => route.abort())
    await page.getByRole('button', { name: 'Summarize', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Summary failed' })
    await expect(alert).toBeVisible()
    expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })
    await page.unroute('**/.netlify/functions/openai-analysis')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible(finished)
    expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
  })
})
