import type { APIRequestContext, Page } from '@playwright/test'
import { balance, mailedLink, newAccount, signIn } from '../../testing/accounts.ts'
import { agreementDocx, agreementPdf, type UploadedFile } from '../documents/documents.ts'
import { onEachDevice } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: ['was preloaded using link preload'] })

const card = (page: Page) => page.getByRole('region', { name: 'Your waiting document' })

/** Tries a document on the landing page, until it waits in the tab. */
async function tryDocument(page: Page, file: UploadedFile): Promise<void> {
  await page.goto('/')
  await tryAnother(page, file)
}

async function tryAnother(page: Page, file: UploadedFile): Promise<void> {
  await page.locator('#try input[type=file]').setInputFiles(file)
  await expect(page.getByText('Your document stays in this tab')).toBeVisible()
}

async function signUp(page: Page, person = newAccount()) {
  await page.getByRole('link', { name: 'Use the full analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
  return person
}

/** Follows the link as another device does: nothing of it reaches this browser. */
async function verifyElsewhere(request: APIRequestContext, email: string): Promise<void> {
  await request.get(await mailedLink(request, email), { maxRedirects: 0 })
}

/** What of a waiting document is left in this browser. */
function leftOf(page: Page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return {
      note: sessionStorage.getItem('precis.waiting'),
      database: databases.some(({ name }) => name === 'precis-waiting'),
    }
  })
}

onEachDevice((device) => {
  test('a file that was tried waits through sign-up, a reload, verification and payment', async ({
    page,
    context,
    request,
  }) => {
    await tryDocument(page, await agreementPdf(3))
    const person = await signUp(page)
    await page.reload()
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
    await verifyElsewhere(request, person.email)
    await page.waitForURL('**/analyze')
    await expect(card(page)).toContainText('services-agreement.pdf')
    await expect(card(page)).toContainText('once you have a credit')
    await expect(card(page).getByRole('button', { name: 'Summarize' })).toHaveCount(0)
    if (device === 'phone') await page.getByLabel('Analysis mode').selectOption('contract')
    else await page.getByRole('radio', { name: /^Contract/ }).check()

    const isOneStep = device === 'desktop'
    if (!isOneStep) await page.getByRole('button', { name: 'Get Document Pack - $5' }).click()
    const buy = isOneStep ? 'Buy a pack and summarize - $5' : 'Upgrade Now - $5'
    const upgrade = page.getByRole('link', { name: buy })
    await expect(upgrade).toHaveAttribute('href', /\/checkout\/test\?session=/)
    const asked = page.waitForRequest(
      (one) =>
        one.url().endsWith('/openai-analysis') && one.postDataJSON()?.systemPrompt === 'summary',
    )
    const [checkout] = await Promise.all([context.waitForEvent('page'), upgrade.click()])
    await checkout.getByRole('button', { name: 'Pay $5.00' }).click()
    await expect(checkout.getByText('Payment successful.')).toBeVisible()
    await checkout.close()
    if (!isOneStep) await card(page).getByRole('button', { name: 'Summarize' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ mode: 'contract' })
    await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
    await page.waitForURL('**/analyze/*')
    expect(await leftOf(page)).toEqual({ note: null, database: false })
    expect(await balance(request, person)).toEqual({ used: 1, limit: 10 })
  })

  test('the next document is one click from the result of the last, and none is sent if no file is chosen', async ({
    page,
    reader,
    request,
  }) => {
    await page.locator('input[type=file]').first().setInputFiles(agreementDocx())
    await page.waitForURL('**/analyze/*')
    const first = page.url()
    const another = page.getByRole('button', { name: 'Summarize Another Document' })
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      another.locator('visible=true').click(),
    ])
    await expect(page.getByRole('heading', { name: 'Summarize a document' })).toBeVisible()
    await expect(page).toHaveURL(/\/analyze$/)
    expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
    await dialog.setFiles(await agreementPdf(2))
    await page.waitForURL((url) => url.pathname.startsWith('/analyze/') && url.href !== first)
    await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
    expect(await balance(request, reader)).toEqual({ used: 2, limit: 10 })
  })

  test('a link that is opened in another browser, and twice, signs in the tab alone that asked for it', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    await page.goto('/')
    await tryAnother(page, agreementDocx())
    const person = await signUp(page)
    const link = await mailedLink(request, person.email)
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
    const other = await elsewhere.newPage()
    for (let time = 0; time < 2; time += 1) {
      await other.goto(link)
      await expect(other.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
      await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    }
    await page.waitForURL('**/analyze')
    await expect(card(page)).toContainText('services-agreement.docx')
    await other.goto('/analyze')
    await other.waitForURL('**/auth')
    await elsewhere.close()
  })

  test('a link that is opened in another tab signs in the first', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/auth?mode=sign-up')
    const person = newAccount()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Keep this tab open')).toBeVisible()
    const second = await context.newPage()
    await second.goto(await mailedLink(request, person.email))
    await expect(second.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
    await page.waitForURL('**/analyze')
  })
})

test('what waits is the last document, survives another site, and is seen by no other tab', async ({
  page,
  context,
  reader,
  baseURL,
}) => {
  await page.evaluate(() => localStorage.clear())
  await tryDocument(page, await agreementPdf(2))
  await page.getByRole('button', { name: 'Start again' }).click()
  await tryAnother(page, agreementDocx())
  // As far away as Google's page: another origin in the same tab.
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/healthz`)
  await signIn(page, reader)
  await expect(card(page)).toContainText('services-agreement.docx')
  const second = await context.newPage()
  await second.goto('/analyze')
  await expect(second.getByText('10 documents remaining').first()).toBeVisible()
  await expect(card(second)).toHaveCount(0)
  await second.close()
  await card(page).getByRole('button', { name: 'Remove' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect.poll(() => leftOf(page)).toEqual({ note: null, database: false })
})

test('what waited in a tab that was closed is seen by no other', async ({
  page,
  context,
  reader,
}) => {
  await page.evaluate(() => localStorage.clear())
  const closed = await context.newPage()
  await tryDocument(closed, agreementDocx())
  await closed.close()
  await signIn(page, reader)
  await expect(page.getByText('10 documents remaining').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('who else signs in in the tab never sees what waits there', async ({ page, reader }) => {
  await page.evaluate(() => localStorage.clear())
  await tryDocument(page, agreementDocx())
  await signUp(page)
  await signIn(page, reader)
  await expect(page.getByText('10 documents remaining').first()).toBeVisible()
  await expect.poll(() => leftOf(page)).toEqual({ note: null, database: false })
  await expect(card(page)).toHaveCount(0)
})
