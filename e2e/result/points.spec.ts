import { readFile } from 'node:fs/promises'
import { agreementPdf } from '../documents/documents.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectFits } from '../support/fit.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const finished = { timeout: 240_000 }
const fee = 'The Customer shall pay a monthly fee of £48,500, invoiced in advance.'

test('with the keyboard alone a point is copied with its source, pinned and asked about, and details are filtered', async ({
  page,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  const { keyboard } = page
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf(8))
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  const result = page.getByRole('region', { name: 'Result' })
  const details = result.locator('#cd')
  const row = details.getByRole('listitem').filter({ hasText: '£48,500' })

  // Its passage is shown first; then what can be done with it is below it.
  const chip = row.getByRole('link', { name: /^Page 5\b.* show in document$/ })
  await tabTo(page, chip)
  await keyboard.press('Enter')
  await expect(page.locator('[data-quote=active]').first()).toContainText('The Customer shall pay')
  await keyboard.press('Escape')
  await expect(chip).toBeFocused()
  await tabTo(page, row.getByRole('button', { name: 'Copy with source' }))
  await keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(fee)
  expect(copied).toContain('p. 5')

  await tabTo(page, row.getByRole('button', { name: 'Pin to notes' }))
  await keyboard.press('Enter')
  const notes = result.locator('#nt')
  await expect(notes.getByRole('listitem')).toContainText(fee)
  await expectAccessible(page, 'a pinned point')

  await tabTo(page, row.getByRole('button', { name: 'Ask about this' }))
  await keyboard.press('Enter')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeFocused()
  await expect(question).toHaveValue(/£48,500/)

  const filters = details.getByRole('group', { name: 'Show' })
  await tabTo(page, filters.getByRole('button', { name: 'Dates' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  const toCalendar = details.getByRole('button', { name: /^Add to calendar: / }).first()
  await tabTo(page, toCalendar)
  const saving = page.waitForEvent('download')
  await keyboard.press('Enter')
  const calendar = await readFile(await (await saving).path(), 'utf8')
  expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
  await tabTo(page, filters.getByRole('button', { name: 'Money' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(row).toHaveCount(1)
  await expect(details.getByRole('listitem').filter({ hasText: 'months' })).toHaveCount(0)

  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('tab', { name: 'Summary', exact: true }).click()
    await expectFits(page, `points at ${width} px`)
    await expectAccessible(page, `points at ${width} px`)
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  await notes.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(notes).toHaveCount(0)
})
