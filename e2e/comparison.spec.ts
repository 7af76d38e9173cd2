import type { Page } from '@playwright/test'
import { balance } from '../testing/accounts.ts'
import { agreement, agreementTitle } from './documents/agreement.ts'
import { agreementPdf, textFile } from './documents/documents.ts'
import { expectAccessible } from './support/accessible.ts'
import { expectFits } from './support/fit.ts'
import { expect, test } from './support/test.ts'

const finished = { timeout: 240_000 }
const textOf = (clauses: typeof agreement) =>
  [agreementTitle, ...clauses.flatMap(({ heading, text }) => [heading, text])].join('\n\n')
const later = textOf(agreement)
const earlier = later
  .replace('a monthly fee of £48,500', 'a monthly fee of £42,000')
  .replace('at least ninety (90) days', 'at least thirty (30) days')
const changes = (page: Page) => page.getByRole('list', { name: 'All changes' })

async function summarize(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(later)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  return page.url()
}

test('two versions are compared on the device, and their changes analyzed for a credit', async ({
  page,
  request,
  reader,
}) => {
  const address = await summarize(page)
  const { used } = await balance(request, reader)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('openai-analysis')) {
      calls.push(sent.postData() ?? '')
    }
  })

  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Compare with another version' })).toBeFocused()
  await expectAccessible(page, 'choosing a version')
  const input = page.getByLabel('File with the other version')
  await input.setInputFiles(textFile('earlier.txt', earlier))

  await expect(page).toHaveURL(`${address}?compare=version`)
  await expect(page.getByText('2 changes, 2 of them may matter most')).toBeVisible(finished)
  await expect(changes(page).locator('del').filter({ hasText: '£42,000' })).toHaveCount(1)
  await expect(changes(page).locator('ins').filter({ hasText: '£48,500' })).toHaveCount(1)
  await expectAccessible(page, 'two versions')
  expect(calls).toEqual([])

  await page
    .getByRole('navigation', { name: 'Changes' })
    .getByRole('button', { name: /48,500/ })
    .press('Enter')
  const row = changes(page).getByRole('listitem').filter({ hasText: '£48,500' })
  await expect(row).toBeFocused()
  await row.getByRole('button', { name: /earlier.txt, show in its text/ }).press('Enter')
  const passage = page.getByRole('dialog')
  await expect(passage.locator('mark')).toContainText('a monthly fee of £42,000')
  await expect(passage.locator('mark')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(passage).toBeHidden()

  await page.getByRole('button', { name: 'Analyze the changes' }).press('Enter')
  const analysis = page.getByRole('region', { name: 'What the changes mean' })
  await expect(analysis).toContainText('£48,500 (was £42,000)', finished)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toContain('42,000')
  expect(calls[0]).not.toContain('Ines Valdemar')
  expect((await balance(request, reader)).used).toBe(used + 1)
  const fee = analysis.getByRole('listitem').filter({ hasText: '(was £42,000)' })
  await expect(fee.getByRole('button', { name: /^Before/ })).toHaveCount(1)
  await fee.getByRole('button', { name: /^After/ }).press('Enter')
  await expect(row).toBeFocused()
  await expectAccessible(page, 'the analysis of changes')

  await page.reload()
  await expect(analysis).toContainText('£48,500 (was £42,000)', finished)
  expect(calls).toHaveLength(1)

  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectFits(page, 'two versions at 320 px')
  await expectAccessible(page, 'two versions on a small dark screen')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await page.goBack()
  await expect(analysis).toBeVisible(finished)
})

test('a change leads to its page in both versions, yellow on its words', async ({
  page,
  reader,
}) => {
  const clause = (text: string) => [{ heading: '3. Deposit', text }]
  const own = await agreementPdf(2, clause('The Customer pays a deposit of 5,000 pounds.'))
  const other = await agreementPdf(2, clause('The Customer pays a deposit of 3,000 pounds.'))
  await page.locator('input[type=file]').first().setInputFiles(own)
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByLabel('File with the other version').setInputFiles(other)
  const row = changes(page).getByRole('listitem').filter({ hasText: 'deposit' })
  const chips = row.getByRole('button', { name: /show in its text/ })
  await expect(chips).toHaveCount(2, finished)
  for (const [index, amount] of ['3,000', '5,000'].entries()) {
    await chips.nth(index).press('Enter')
    const dialog = page.getByRole('dialog')
    const yellow = dialog.locator('.page-layer [data-quote=active]')
    await expect(yellow.filter({ hasText: `deposit of ${amount} pounds` })).toBeInViewport()
    await expect(dialog.locator('.page-sheet')).toHaveAttribute('aria-label', 'Page 3')
    if (index === 0) await expectAccessible(page, 'the page of a change')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(reader.email).toContain('@')
})
