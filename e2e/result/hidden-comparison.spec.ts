import { plantedDocuments } from '../../testing/planted-documents.ts'
import { textFile } from '../documents/documents.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectFits } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

const finished = { timeout: 240_000 }

test('what changed between two versions is analyzed without a name, and told with all of them', async ({
  page,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  const lease = plantedDocuments().find(({ name }) => name === 'en-lease')
  if (lease === undefined) throw new Error('The lease is missing')
  const later = lease.text
  const clause = (rent: string) => `Joseph Okafor pays ${rent} each month to Helena Marrow.`
  await page.getByRole('checkbox', { name: /^Hide names before sending/ }).check()
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  const field = page.getByRole('textbox', { name: 'Document text' })
  await field.fill(`${later}\n\n${clause('£1,450')}`)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.getByRole('button', { name: 'Send and summarize' }).click(finished)
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)

  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const earlier = textFile('earlier.txt', `${later}\n\n${clause('£1,300')}`)
  await page.getByLabel('File with the other version').setInputFiles(earlier)
  const changes = page.getByRole('list', { name: 'All changes' })
  await expect(changes.locator('del').filter({ hasText: '£1,300' })).toHaveCount(1, finished)
  await expect(page.getByText('You chose to hide names')).toBeVisible()
  await expectAccessible(page, 'changes before names are hidden')

  const sending = page.waitForRequest(
    (request) => request.postDataJSON()?.systemPrompt === 'compare',
  )
  await page.getByRole('button', { name: 'Analyze the changes' }).press('Enter')
  const body = (await sending).postData() ?? ''
  expect(body).toContain('1,300')
  for (const { value } of lease.details) expect(body).not.toContain(value)
  const analysis = page.getByRole('region', { name: 'What the changes mean' })
  await expect(analysis).toContainText('Joseph Okafor pays £1,450', finished)
  await expect(analysis).toContainText('Helena Marrow')

  const row = changes.getByRole('listitem').filter({ hasText: '£1,300' })
  await row.getByRole('button', { name: /earlier.txt, show in its text/ }).press('Enter')
  const passage = page.getByRole('dialog')
  await expect(passage.locator('mark')).toContainText(clause('£1,300'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(passage.locator('mark')).toBeInViewport()
    await expectFits(page, `the passage of a change at 320 px, ${colorScheme}`)
    await expectAccessible(page, `the passage of a change, ${colorScheme}`)
  }
  await page.keyboard.press('Escape')
  await expect(passage).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(analysis).toContainText('Joseph Okafor pays £1,450', finished)
})
