import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { agreementPdf } from './documents/documents.ts'
import { expect, test } from './support/test.ts'

/** How the bytes of each kind of file begin. */
const kinds = [
  { name: 'Word', extension: 'docx', begins: /^PK/ },
  { name: 'PDF', extension: 'pdf', begins: /^%PDF-1\.\d/ },
  { name: 'PowerPoint', extension: 'pptx', begins: /^PK/ },
  { name: 'Email', extension: 'eml', begins: /^X-Unsent: 1\r\n/ },
  { name: 'Calendar', extension: 'ics', begins: /^BEGIN:VCALENDAR\r\n/ },
  { name: 'Spreadsheet', extension: 'xlsx', begins: /^PK/ },
  { name: 'Markdown', extension: 'md', begins: /^# / },
] as const

async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Smart Export' }).first().click()
  return page.getByRole('dialog', { name: 'Smart Export' })
}

async function saved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a generated text is saved as files that are made on the device', async ({ page, reader }) => {
  test.setTimeout(600_000)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf())
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible({
    timeout: 240_000,
  })
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: /^Presentation/ }).click()
  await dialog.getByRole('button', { name: 'Generate Presentation' }).click()
  await expect(dialog.getByRole('button', { name: /^Word/ })).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  const sheet = page.locator('.print-sheet')
  await expect(sheet).toContainText('24 of 24 pages read')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(dialog).toBeVisible()
  for (const { name, extension, begins } of kinds) {
    const file = await saved(page, dialog.getByRole('button', { name: new RegExp(`^${name}`) }))
    expect(file.name).toMatch(new RegExp(`^[a-z0-9_]+_presentation\\.${extension}$`))
    expect(file.bytes.toString('latin1')).toMatch(begins)
  }
  expect(sent).toEqual([])
  expect(reader.email).toContain('@')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await openExport(page)
  const again = await saved(page, dialog.getByRole('button', { name: 'Save as Markdown' }))
  expect(again.name).toMatch(/_presentation\.md$/)
  const text = again.bytes.toString('utf8')
  expect(text).toMatch(/^\[\^1\]: p\. \d+: “.+”$/m)
  expect(text.trimEnd().split('\n').at(-1)).toContain('24 of 24 pages read')
})
