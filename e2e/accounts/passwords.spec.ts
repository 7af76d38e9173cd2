import type { Page } from '@playwright/test'
import { fileMessages } from '@precis/domain'
import { balance } from '../../testing/accounts.ts'
import { lockedDocx, lockedPdf, lockedPdfPassword } from '../documents/locked-documents.ts'
import { expect, test } from '../support/test.ts'

const upload = 'input[type=file]'
const field = (page: Page) => page.getByLabel('File password')

test('an encrypted PDF opens with its password, which stays in the page', async ({
  page,
  request,
  reader,
}) => {
  const sent: string[] = []
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`))
  await page.locator(upload).first().setInputFiles(lockedPdf())
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('Nothing has been sent and no credit has been used.')).toBeVisible()

  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('That password is not correct. Try again.')
  await expect(field(page)).toBeFocused()
  expect(sent.filter((text) => text.includes('/openai-analysis'))).toEqual([])
  expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })

  await page.keyboard.type(lockedPdfPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 of 3 pages read').first()).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText('Ltd and Northwind Foods plc').first()).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  )
  for (const text of [kept, ...sent.map((one) => decodeURIComponent(one.replaceAll('+', ' ')))]) {
    expect(text).not.toContain(lockedPdfPassword)
    expect(text).not.toContain('a guess')
  }
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test('without its password an encrypted file is dropped with its message, and costs nothing', async ({
  page,
  request,
  reader,
}) => {
  const alert = page.getByRole('alert').filter({ hasText: fileMessages.unreadable })
  await page.locator(upload).first().setInputFiles(lockedPdf())
  await expect(field(page)).toBeFocused()
  for (const name of ['Show password', 'Open the file', 'Cancel']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('locked-agreement.pdf')
  await expect(alert).toContainText('No credit was used.')
  await alert.getByRole('button', { name: 'Dismiss' }).click()

  await page.locator(upload).first().setInputFiles(lockedDocx())
  await expect(alert).toContainText('locked-agreement.docx')
  expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })
})

test('the try-out says that it cannot open an encrypted file', async ({ page }) => {
  await page.goto('/')
  const tryOut = page.locator('#try')
  await tryOut.locator(upload).setInputFiles(lockedPdf())
  await expect(tryOut.getByRole('alert')).toContainText(fileMessages.unreadable)
})
