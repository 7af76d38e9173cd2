import { readFile } from 'node:fs/promises'
import { exportFormats } from '@precis/domain'
import { mailedLink, newAccount } from '../testing/accounts.ts'
import { agreementPdf } from './documents/documents.ts'
import { expect, test } from './support/test.ts'

// Signing in to the deleted account is refused at the end.
test.use({ expectedNoise: ['status of 400'] })

test('a visitor signs up, buys a pack, checks a summary, asks, exports and leaves', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000)
  const person = newAccount()

  await page.goto('/analyze')
  await page.waitForURL('**/auth')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()

  await page.goto(await mailedLink(request, person.email))
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/analyze')

  await page.getByRole('button', { name: 'Get Document Pack - $5' }).click()
  const upgrade = page.getByRole('link', { name: 'Upgrade Now - $5' })
  await expect(upgrade).toHaveAttribute('href', /\/checkout\/test\?session=/)
  const [checkout] = await Promise.all([context.waitForEvent('page'), upgrade.click()])
  await checkout.getByRole('button', { name: 'Pay $5.00' }).click()
  await expect(checkout.getByText('Document Pack Activated!')).toBeVisible()
  await checkout.waitForURL(/\/analyze(\?.*)?$/)
  await expect(checkout.getByText('10 documents remaining').first()).toBeVisible()
  await checkout.close()

  await page.bringToFront()
  await page.keyboard.press('Escape')
  await expect(page.getByText('10 documents remaining').first()).toBeVisible({ timeout: 240_000 })

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf())
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeVisible({
    timeout: 240_000,
  })
  await expect(page.getByText('24 of 24 pages read').first()).toBeVisible()

  const chips = page.getByRole('link', { name: /^Page \d+, show in document$/ })
  expect(await chips.count()).toBeGreaterThan(5)
  const chip = chips.nth(3)
  const number = (await chip.textContent())?.match(/\d+/)?.[0]
  await chip.click()
  const active = page.locator('.cite.is-active').first()
  await expect(active).toBeInViewport()
  await expect(active).toBeFocused()
  await expect(page.getByRole('article', { name: `Page ${number}`, exact: true })).toContainText(
    (await active.textContent()) ?? 'nothing',
  )
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()

  const question = page.getByPlaceholder('Ask about this document')
  await question.fill('How much is the monthly fee?')
  await question.press('Enter')
  const log = page.getByRole('log')
  await expect(log).toContainText('£48,500')
  await question.fill('Who won the football world cup in 1998?')
  await question.press('Enter')
  await expect(log).toContainText('Not mentioned in document')

  for (const format of exportFormats) {
    await page.getByRole('button', { name: 'Smart Export' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Smart Export' })
    await dialog.getByRole('radio', { name: new RegExp(`^${format.name}`) }).click()
    await dialog.getByRole('button', { name: `Generate ${format.name}` }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^[a-z0-9_]+_${format.id}\\.${format.extension}$`),
    )
    const text = await readFile(await download.path(), 'utf8')
    expect(text.length).toBeGreaterThan(200)
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(dialog.getByText('Copied!')).toBeVisible()
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(text.trim())
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  }

  await page.goto('/settings?tab=billing')
  await expect(page.getByText('9 documents remaining').first()).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const confirmation = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(confirmation).toContainText(
    'Are you sure you want to delete your account? This action cannot be undone.',
  )
  await confirmation.getByRole('button', { name: 'Delete Account' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})
