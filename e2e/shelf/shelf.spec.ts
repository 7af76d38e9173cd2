import type { Page } from '@playwright/test'
import { balance } from '../../testing/accounts.ts'
import { agreement, agreementTitle } from '../documents/agreement.ts'
import { agreementPdf } from '../documents/documents.ts'
import { noticePage, rentPage, scannedPdf } from '../documents/scanned-documents.ts'
import { expectAccessible } from '../support/accessible.ts'
import { untilOfflineReady } from '../support/offline-ready.ts'
import { expect, test } from '../support/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedNoise: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource'],
})

const text = [agreementTitle, ...agreement.flatMap((clause) => [clause.heading, clause.text])]
const finished = { timeout: 240_000 }
const keyPoints = (page: Page) => page.getByRole('heading', { name: 'Key Points' })
const myDocuments = (page: Page) => page.getByRole('region', { name: 'My documents' })

async function summarize(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text.join('\n\n'))
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await expect(keyPoints(page)).toBeVisible()
  return page.url()
}

/** How many rows each store of this browser holds. */
function countKept(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('precis-documents')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const stores = ['keys', 'documents', 'pieces']
    const reading = database.transaction(stores)
    const counts = stores.map(
      (name) =>
        new Promise<number>((resolve) => {
          const request = reading.objectStore(name).count()
          request.onsuccess = () => resolve(request.result)
        }),
    )
    const all = await Promise.all(counts)
    database.close()
    return all
  })
}

test('a finished document stays: over another one, a reload, without a connection, in a second tab', async ({
  page,
  context,
  request,
  reader,
}) => {
  await untilOfflineReady(page)
  const address = await summarize(page)
  await page.getByRole('button', { name: 'Summarize Another Document' }).first().click()
  await expect(page).toHaveURL(/\/analyze$/)
  await expect(myDocuments(page).getByText('on this device only')).toBeVisible()
  await page.goBack()
  await expect(keyPoints(page)).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(keyPoints(page)).toBeVisible()
  await page
    .getByRole('link', { name: /, show in document$/ })
    .first()
    .click()
  await expect(page.locator('[data-quote=active]').first()).toBeVisible()
  await context.setOffline(false)

  const second = await context.newPage()
  await second.goto(address)
  await expect(keyPoints(second)).toBeVisible()
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })

  // Deleted in one tab, it is gone from the list of the other.
  await page.goto('/analyze')
  await second.goto('/analyze')
  await myDocuments(second)
    .getByRole('button', { name: /^More about/ })
    .click()
  await second.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(myDocuments(page).getByText('deleted.')).toBeVisible()
  await myDocuments(second).getByRole('button', { name: 'Undo' }).click()
  await expect(myDocuments(page).getByRole('button', { name: /^More about/ })).toBeVisible()
})

test('kept documents are at hand beside the open one, with the keyboard alone and to everybody', async ({
  page,
  request,
  reader,
}) => {
  const first = await summarize(page)
  await page.goto('/analyze')
  await summarize(page)
  const side = page.getByRole('navigation', { name: 'My documents' })
  await expect(side.getByRole('link')).toHaveCount(2)
  await expectAccessible(page, 'light')

  await page.keyboard.press('/')
  await expect(side.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('nowhere-to-be-found')
  await expect(side.getByText('No documents contain all these words.')).toBeVisible()
  await side.getByRole('searchbox').fill('')
  await expectAccessible(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'dark', { only: 'color-contrast' })
  await side.getByRole('searchbox').press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first)
  await expect(keyPoints(page)).toBeVisible()
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })

  // It stays as it was left, covers a smaller screen, and Escape closes it.
  await page.reload()
  await expect(side.getByRole('searchbox')).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(side.getByRole('searchbox')).toBeHidden()
  await side.getByRole('button', { name: 'Expand My documents' }).press('Enter')
  await expect(side.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(side.getByRole('searchbox')).toBeHidden()
  await expect(side.getByRole('button', { name: 'Expand My documents' })).toBeFocused()
  await page.setViewportSize({ width: 375, height: 768 })
  await expect(side).toHaveCount(0)
})

test('search finds a document by its title and by words of its text', async ({ page, reader }) => {
  expect(reader.email).toBeTruthy()
  await summarize(page)
  await page.getByRole('button', { name: 'Summarize Another Document' }).first().click()
  const search = myDocuments(page).getByRole('searchbox', { name: 'Search titles and text' })
  const found = myDocuments(page).getByRole('button', { name: /^More about/ })
  await expect(found).toHaveCount(1)
  await search.fill('nowhere-to-be-found')
  await expect(myDocuments(page).getByText('No documents contain all these words.')).toBeVisible()
  await expect(found).toHaveCount(0)
  const words = agreement.at(-1)?.text.split(' ').slice(-3).join(' ') ?? ''
  await search.fill(words.toUpperCase())
  await expect(found).toHaveCount(1)
  await search.fill(agreementTitle)
  await expect(found).toHaveCount(1)
})

for (const [kind, make] of [
  ['recognized', (page: Page) => scannedPdf(page, [rentPage, noticePage])],
  ['text', () => agreementPdf(3)],
] as const) {
  test(`the file of a ${kind} page is kept when asked for: its pages come back without a connection`, async ({
    page,
    context,
    reader,
  }) => {
    expect(reader.email).toBeTruthy()
    await untilOfflineReady(page)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await make(page))
    await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
    const source = page.getByRole('region', { name: 'Source document' })
    const notKept = source.getByText('The file is not saved here')
    const isKept = page.getByText('is kept with this document, encrypted')
    await page.getByRole('button', { name: /^Keep the file too \(.+[KM]B\)$/ }).click()
    await expect(isKept).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(keyPoints(page)).toBeVisible()
    await expect(notKept).toHaveCount(0)
    const chip = page.getByRole('link', { name: /^Page \d+.* show in document$/ }).first()
    await chip.click()
    await expect(source.locator('.page-layer [data-quote=active]').first()).toBeInViewport()
    await context.setOffline(false)

    await page.getByRole('button', { name: 'Remove the file from this device' }).click()
    await expect(isKept).toHaveCount(0)
    await page.reload()
    await expect(keyPoints(page)).toBeVisible()
    await expect(notKept).toBeVisible()
    expect(await countKept(page)).toEqual([1, 1, 2])
  })
}

test('who signs out chooses whether documents stay, and nobody else opens those that do', async ({
  page,
  reader,
}) => {
  const address = await summarize(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(
    page.getByRole('menuitemcheckbox', { name: 'Keep my documents on this device' }),
  ).toBeChecked()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await countKept(page)).toEqual([1, 1, 2])

  await page.goto(address)
  await page.waitForURL('**/auth')
  await page.getByLabel('Email').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(keyPoints(page)).toBeVisible(finished)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Keep my documents on this device' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByText('Your documents were removed from this device.')).toBeVisible()
  expect(await countKept(page)).toEqual([0, 0, 0])
})

test('deleting the account removes its documents from this browser', async ({ page, reader }) => {
  expect(reader.email).toBeTruthy()
  await summarize(page)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
  expect(await countKept(page)).toEqual([0, 0, 0])
})
