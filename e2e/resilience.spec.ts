import { balance } from '../testing/accounts.ts'
import { agreement, agreementTitle } from './documents/agreement.ts'
import { agreementPdf, textFile } from './documents/documents.ts'
import { expect, test } from './support/test.ts'

const text = [agreementTitle, ...agreement.flatMap((clause) => [clause.heading, clause.text])].join(
  '\n\n',
)
const finished = { timeout: 240_000 }

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

test('a reload keeps a long document in whole, until its reader signs out', async ({
  page,
  reader,
}) => {
  const ending = `The last word of this document belongs to ${reader.email}.`
  const parts = Array.from({ length: 60 }, (_, part) => `Part ${part + 1}\n\n${text}`)
  const long = [...parts, ending].join('\n\n')
  expect(long.length).toBeGreaterThan(500_000)
  await page.locator('input[type=file]').first().setInputFiles(textFile('long.txt', long))
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeEnabled(finished)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(finished)
  await page.getByRole('button', { name: 'Find in document' }).click()
  await page.getByRole('textbox', { name: 'Find in document' }).fill(ending)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(page.locator('mark.is-current')).toHaveText(ending)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(left).not.toContain('Part')
  expect(left).not.toContain(reader.email)
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
