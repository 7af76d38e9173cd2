import type { Page } from '@playwright/test'
import { mailedLink, newAccount } from '../../testing/accounts.ts'
import type { Hand } from './hand.ts'

/** What the ways are measured with: a page at their beginning, and a document. */
interface Setting {
  readonly page: Page
  readonly hand: Hand
  readonly file: string
}

const tryOut = (page: Page) => page.locator('#try')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const summary = (page: Page) => page.getByRole('button', { name: 'Smart Export' }).first()

/** From the landing page to a summary of the sample, on the device. */
export async function firstValue({ page, hand }: Setting): Promise<void> {
  await hand.click(button(page, 'Use a sample'))
  await tryOut(page).getByRole('heading', { name: 'Key Points' }).waitFor()
}

/** From the landing page, with a document of one's own, to its full analysis in a new account. */
export async function withAccount({ page, hand, file }: Setting, isFree: boolean): Promise<void> {
  const person = newAccount()
  await hand.choose(page, button(page, 'Choose a file'), file)
  await page.getByText('Your document stays in this tab').waitFor()
  await hand.click(page.getByRole('link', { name: 'Use the full analysis' }))
  await hand.type(page.getByLabel('Email'), person.email)
  await hand.type(page.getByLabel('Password', { exact: true }), person.password)
  await hand.click(button(page, 'Create Account'))
  const link = await mailedLink(page.request, person.email)
  const mail = await page.context().newPage()
  await hand.follow(mail, link)
  await page.waitForURL('**/analyze')
  await mail.close()
  const waiting = page.getByRole('region', { name: 'Your waiting document' })
  if (isFree) {
    await hand.click(waiting.getByRole('button', { name: 'Summarize' }))
  } else {
    const buy = waiting.getByRole('link', { name: 'Buy a pack and summarize - $5' })
    const checkout = await hand.clickAway(page, buy)
    await hand.click(button(checkout, 'Pay $5.00'))
    await checkout.getByText('Payment successful.').waitFor()
    await checkout.close()
  }
  await summary(page).waitFor()
}

/** From a finished summary to the next. */
export async function secondDocument({ page, hand, file }: Setting): Promise<void> {
  const before = page.url()
  await hand.choose(page, button(page, 'Summarize Another Document').first(), file)
  await page.waitForURL((url) => /\/analyze\/[\w-]+$/.test(url.pathname) && url.href !== before)
  await summary(page).waitFor()
}

/** From a finished summary to a saved Word file. */
export async function wordFile({ page, hand }: Setting): Promise<void> {
  await hand.click(summary(page))
  const dialog = page.getByRole('dialog', { name: 'Smart Export' })
  const saved = page.waitForEvent('download')
  await hand.click(dialog.getByRole('button', { name: /Word/ }).first())
  await saved
}
