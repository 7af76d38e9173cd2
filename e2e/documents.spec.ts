import { fileMessages } from '@precis/domain'
import { balance } from '../testing/accounts.ts'
import { agreementDocx, agreementPdf, textFile } from './documents/documents.ts'
import { blankPdf } from './documents/faulty-documents.ts'
import { expect, test } from './support/test.ts'

const upload = 'input[type=file]'

test('a Word file gives a summary whose citations show their sentence', async ({
  page,
  reader,
}) => {
  await page.locator(upload).first().setInputFiles(agreementDocx())
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible({
    timeout: 240_000,
  })
  const chips = page.getByRole('link', { name: /, show in document$/ })
  const count = await chips.count()
  expect(count).toBeGreaterThan(5)
  for (let index = 0; index < Math.min(count, 6); index += 1) {
    await chips.nth(index).click()
    await expect(page.locator('.cite.is-active').first()).toBeInViewport()
  }
  expect(reader.email).toContain('@')
})

test('wrong files get their literal message and cost nothing', async ({
  page,
  request,
  reader,
}) => {
  const pdf = await agreementPdf()
  const cases: [ReturnType<typeof textFile>, string][] = [
    [textFile('picture.gif', 'GIF89a', 'image/gif'), fileMessages.wrong_type],
    [textFile('notes.txt', ''), fileMessages.empty_text],
    [textFile('notes.txt', ' \n\t '), fileMessages.empty_text],
    [textFile('notes.md', '   ', 'text/markdown'), fileMessages.empty_markdown],
    [
      textFile('broken.pdf', 'not a pdf at all'.repeat(60), 'application/pdf'),
      fileMessages.bad_pdf,
    ],
    [{ ...pdf, buffer: pdf.buffer.subarray(0, 9000) }, fileMessages.bad_pdf],
    [{ ...agreementDocx(), buffer: Buffer.from('PK') }, fileMessages.bad_docx],
    [await blankPdf(1), fileMessages.no_text],
    [await blankPdf(0), fileMessages.no_text],
  ]
  for (const [file, message] of cases) {
    await page.locator(upload).first().setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('No credit was used.')
  }
  expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })
})

test('a renamed file is read as what it is', async ({ page, reader }) => {
  const pdf = await agreementPdf()
  await page
    .locator(upload)
    .first()
    .setInputFiles({ ...pdf, name: 'agreement.txt', mimeType: 'text/plain' })
  await expect(page.getByText('24 of 24 pages read').first()).toBeVisible({ timeout: 240_000 })
  expect(reader.email).toContain('@')
})

test('pasted text over the limit is kept and cannot be sent', async ({ page, reader }) => {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  const field = page.getByRole('textbox', { name: 'Document text' })
  const tooLong = 'word '.repeat(15_001)
  await field.fill(tooLong)
  await expect(
    page.getByText('Text exceeds 15,000 word limit. Please reduce the length of your text.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Summarize', exact: true })).toBeDisabled()
  expect((await field.inputValue()).length).toBe(tooLong.length)
  expect(reader.email).toContain('@')
})
