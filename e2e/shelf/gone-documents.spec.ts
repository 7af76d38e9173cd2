import type { Page } from '@playwright/test'
import { agreement, agreementTitle } from '../documents/agreement.ts'
import { agreementPdf } from '../documents/documents.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const finished = { timeout: 240_000 }
const text = [agreementTitle, ...agreement.flatMap((clause) => [clause.heading, clause.text])]
const keyPoints = (page: Page) => page.getByRole('heading', { name: 'Key Points' })

async function summarize(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text.join('\n\n'))
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await expect(keyPoints(page)).toBeVisible()
}

/** Nothing of the document is left in the tab's storage. */
async function expectEmptyTab(page: Page): Promise<void> {
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(left).not.toContain(agreementTitle)
}

/** Takes away what the device keeps of one part of its documents. */
async function losePart(page: Page, part: string): Promise<void> {
  await page.evaluate(async (part) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('precis-documents')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise((resolve, reject) => {
      const change = database.transaction('pieces', 'readwrite')
      change.oncomplete = resolve
      change.onabort = () => reject(change.error)
      const pieces = change.objectStore('pieces')
      const found = pieces.getAllKeys()
      found.onsuccess = () => {
        const keys = found.result.filter((key) => Array.isArray(key) && key[1] === part)
        for (const key of keys) pieces.delete(key)
      }
    })
    database.close()
  }, part)
}

test('a document that another tab deletes says so where it is open, and comes back with Undo', async ({
  page,
  context,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  await summarize(page)
  const second = await context.newPage()
  await second.goto('/analyze')
  const documents = second.getByRole('region', { name: 'My documents' })
  const remove = async () => {
    await documents.getByRole('button', { name: /^More about/ }).click()
    await second.getByRole('menuitem', { name: 'Delete' }).click()
  }
  const removed = page.getByText('It was removed from this device in another tab.')
  await remove()
  await expect(removed).toBeVisible()
  await expectAccessible(page, 'removed in another tab')
  await documents.getByRole('button', { name: 'Undo' }).click()
  await expect(removed).toHaveCount(0)

  await remove()
  await expect(removed).toBeVisible()
  await second.goto('/help')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('How much is the monthly fee?')
  await question.press('Enter')
  await expect(page.getByRole('log').getByText('£48,500').first()).toBeVisible(finished)
  await expect(removed).toBeVisible()
  await page.getByRole('button', { name: 'Summarize Another Document' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'This summary is not saved' })).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'This document is not on this device' }),
  ).toBeVisible()
})

const departures: readonly [what: string, address: string, leave: (tab: Page) => Promise<void>][] =
  [
    [
      'signs out',
      '/settings',
      async (tab) => {
        await tab.getByRole('button', { name: 'Account menu' }).click()
        const signOut = tab.getByRole('menuitem', { name: 'Sign Out' })
        await signOut.waitFor()
        // There at once, or it would push the item away from under the pointer.
        expect(
          await tab.getByRole('menuitemcheckbox', { name: /^Keep my documents/ }).count(),
        ).toBe(1)
        await signOut.click()
        await tab.waitForURL((url) => url.pathname !== '/settings')
      },
    ],
    [
      'deletes the account',
      '/settings?tab=security',
      async (tab) => {
        await tab.getByRole('button', { name: 'Delete Account' }).click()
        await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click()
        await expect(tab.getByText('Your account was deleted.')).toBeVisible()
      },
    ],
  ]

for (const [what, address, leave] of departures) {
  test(`an open document closes when another tab ${what}, and leaves nothing in its tab`, async ({
    page,
    context,
    reader,
  }) => {
    expect(reader.email).toBeTruthy()
    await summarize(page)
    const second = await context.newPage()
    await second.goto(address)
    await leave(second)
    await page.waitForURL((url) => url.pathname === '/auth')
    await expectEmptyTab(page)
  })
}

test('a document whose file is gone opens as text; one whose text is gone says so', async ({
  page,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf(3))
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await page.getByRole('button', { name: /^Keep the file too/ }).click()
  await expect(page.getByText('is kept with this document')).toBeVisible()

  await losePart(page, 'file')
  await page.reload()
  await expect(keyPoints(page)).toBeVisible(finished)
  const source = page.getByRole('region', { name: 'Source document' })
  await expect(source.getByText('The file is not saved here')).toBeVisible()
  await expect(source.getByText(agreement[0]?.heading ?? '')).toBeVisible()

  await losePart(page, 'text')
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'This document can no longer be opened' }),
  ).toBeVisible()
  await expectAccessible(page, 'a document without its text')
})
