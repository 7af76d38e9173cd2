import type { Page } from '@playwright/test'
import { agreement, agreementTitle } from '../documents/agreement.ts'
import { agreementPdf } from '../documents/documents.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const text = [agreementTitle, ...agreement.flatMap((clause) => [clause.heading, clause.text])]
const finished = { timeout: 240_000 }
const keyPoints = (page: Page) => page.getByRole('heading', { name: 'Key Points' })
const myDocuments = (page: Page) => page.getByRole('region', { name: 'My documents' })
const notKept = (page: Page) => page.getByText('This document is not saved')

async function summarize(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text.join('\n\n'))
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(keyPoints(page)).toBeVisible(finished)
}

async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill(question)
  await field.press('Enter')
  await expect(page.getByRole('log').getByText(question)).toBeVisible(finished)
  await expect(field).toBeEnabled()
}

/** From the next page on, what is written fails as on a full device. */
async function fillDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The device is full', 'QuotaExceededError')
    }
  })
}

/** From the next page on, the browser gives no storage to the site. */
async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
  })
}

for (const [name, spoil, words] of [
  ['gives no storage', denyStorage, 'does not let Precis save it'],
  ['is full', fillDevice, 'This device is out of space'],
] as const) {
  test(`on a device that ${name} a summary stays in its tab, says so, and goes when somebody signs out`, async ({
    page,
    reader,
  }) => {
    expect(reader.email).toBeTruthy()
    await spoil(page)
    await page.goto('/analyze')
    await summarize(page)
    await expect(notKept(page)).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveURL(/\/analyze$/)
    await expectAccessible(page, name)

    await page.reload()
    await expect(keyPoints(page)).toBeVisible(finished)
    await page.getByRole('button', { name: 'Summarize Another Document' }).first().click()
    const asking = page.getByRole('alertdialog', { name: 'This summary is not saved' })
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await expect(keyPoints(page)).toBeVisible()

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(left).not.toContain(agreementTitle)
  })
}

test('a list that cannot be opened says why, and a newer build in another tab asks for a reload', async ({
  page,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  await summarize(page)
  await page.waitForURL(/\/analyze\/[\w-]+$/)
  // Another tab brings a newer build, and with it a newer store.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('precis-documents', 9)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
        request.onerror = () => reject(request.error)
      }),
  )
  await page.goto('/analyze')
  await expect(myDocuments(page).getByText('Precis was updated in another tab')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Precis was updated' })).toBeVisible()
  await expectAccessible(page, 'updated elsewhere')
})

test('questions of two tabs on one document are both kept, and shown to both', async ({
  page,
  context,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  await summarize(page)
  await page.waitForURL(/\/analyze\/[\w-]+$/)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(keyPoints(second)).toBeVisible(finished)
  const questions = ['How much is the monthly fee?', 'Which law governs this agreement?']
  await ask(page, questions[0] ?? '')
  await ask(second, questions[1] ?? '')
  for (const tab of [page, second]) {
    // What was asked last may still be on its way to the device.
    await expect(async () => {
      await tab.reload()
      await expect(keyPoints(tab)).toBeVisible(finished)
      const asked = await tab.locator('.chat').textContent()
      for (const question of questions) expect(asked).toContain(question)
    }).toPass(finished)
  }
})

test('a file may be named with dots, signs, emoji and 300 characters: it is kept and exported', async ({
  page,
  reader,
}) => {
  expect(reader.email).toBeTruthy()
  const { buffer } = await agreementPdf(2)
  const name = `..Größe & Maß 100 % 🎉 租赁 عقد ${'long '.repeat(60)}v1.2.final.PDF`
  expect(name.length).toBeGreaterThan(300)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await page.waitForURL(/\/analyze\/[\w-]+$/, finished)
  await expect(keyPoints(page)).toBeVisible()
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  await page.getByRole('button', { name: /^Keep the file too/ }).click()
  await expect(page.getByText('is kept with this document')).toBeVisible()
  await page.reload()
  await expect(page.locator('.fname')).toContainText('Größe & Maß 100 % 🎉 租赁 عقد')

  await page.getByRole('button', { name: 'Smart Export' }).first().click()
  const exporting = page.getByRole('dialog', { name: 'Smart Export' })
  await exporting.getByRole('button', { name: /^Generate/ }).click()
  await expect(exporting.getByRole('button', { name: /^Word/ })).toBeVisible(finished)
  const saving = page.waitForEvent('download')
  await exporting.getByRole('button', { name: /^Word/ }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.docx$/u)
})
