import type { Page } from '@playwright/test'
import { followCitations, letters, summarizedText } from '../testing/citations.ts'
import { agreement, agreementTitle } from './documents/agreement.ts'
import {
  agreementDoc,
  agreementDocx,
  agreementPdf,
  rtfFile,
  textFile,
  type UploadedFile,
} from './documents/documents.ts'
import { drawPages } from './documents/page-images.ts'
import { noticePage, rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expect, test } from './support/test.ts'

const patienceMs = 120_000
const followed = 4
const clauses = agreement.slice(0, 8)
const lines = [agreementTitle, ...clauses.flatMap(({ heading, text }) => [heading, text])]
const markdown = [
  `# ${agreementTitle}`,
  ...clauses.map(({ heading, text }) => `## ${heading}\n\n**${text}**`),
]

async function givePhoto(page: Page): Promise<void> {
  const [buffer] = await drawPages(page, [{ lines: [...rentPage.lines, ...noticePage.lines] }])
  if (buffer === undefined) throw new Error('There is no picture')
  await page
    .getByLabel('Photo files', { exact: true })
    .setInputFiles({ name: 'lease.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
}

async function paste(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(lines.join('\n\n'))
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
}

type Made = UploadedFile | Promise<UploadedFile>
const give = (make: (page: Page) => Made) => async (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await make(page))

const formats = [
  { name: 'PDF', isPaged: true, give: give(() => agreementPdf(4)) },
  { name: 'scan', isPaged: true, give: give((page) => scannedPdf(page, [rentPage, noticePage])) },
  { name: 'photo', isPaged: true, give: givePhoto },
  { name: 'Word', isPaged: false, give: give(agreementDocx) },
  { name: 'Word 97', isPaged: false, give: give(agreementDoc) },
  { name: 'RTF', isPaged: false, give: give(() => rtfFile('agreement.rtf', lines)) },
  { name: 'text', isPaged: false, give: give(() => textFile('notes.txt', lines.join('\n\n'))) },
  {
    name: 'Markdown',
    isPaged: false,
    give: give(() => textFile('notes.md', markdown.join('\n\n'), 'text/markdown')),
  },
  { name: 'pasted text', isPaged: false, give: paste },
] as const

test('what is yellow is what is quoted, in every format, on the page and in the text', async ({
  page,
  reader,
}) => {
  test.setTimeout(600_000)
  for (const { name, isPaged, give } of formats) {
    await test.step(name, async () => {
      const summarized = summarizedText(page, patienceMs)
      await give(page)
      const content = await summarized
      await page.getByRole('button', { name: 'Smart Export' }).first().waitFor()
      const citations = await followCitations(page, content, followed)
      expect(citations.length, name).toBe(followed)
      for (const { quote, onPage, inText } of citations) {
        expect(letters(quote), name).not.toBe('')
        expect(letters(inText), name).toBe(letters(quote))
        expect(onPage === null ? null : letters(onPage), name).toBe(isPaged ? letters(quote) : null)
      }
      await page.getByRole('button', { name: 'Summarize Another Document' }).first().click()
    })
  }
  expect(reader.email).toContain('@')
})
