import type { Page } from '@playwright/test'
import { agreement, agreementTitle } from './documents/agreement.ts'
import { agreementPdf } from './documents/documents.ts'
import { untilOfflineReady } from './support/offline-ready.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedNoise: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource'],
})

/** Opens a page, and takes the connection away when everything is kept. */
async function visitThenCut(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilOfflineReady(page)
  await page.context().setOffline(true)
}

function readKept(page: Page) {
  return page.evaluate(async () => {
    const kept: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        kept.push({ address: new URL(request.url).pathname, text })
      }
    }
    return kept
  })
}

test('after one visit the public pages and the help open without a connection', async ({
  page,
}) => {
  await visitThenCut(page, '/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Ultimate Document Summarization Tool',
  )
  await page.goto('/help')
  await page.getByRole('searchbox').fill('complexity')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Complexity scoring/ })
    .first()
    .click()
  await expect(page).toHaveURL(/complexity-scoring$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complexity scoring')
  for (const [path, title] of [
    ['/help/article/security/data-privacy', 'Data privacy'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms/', 'Terms of Service'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('the try-out reads and summarizes a PDF of ten pages without a connection', async ({
  page,
}) => {
  await visitThenCut(page, '/help')
  await page.goto('/')
  const tryOut = page.locator('#try')
  await tryOut
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf(10))
  await expect(tryOut.getByText(/10 of 10 pages read\./)).toBeVisible({ timeout: 240_000 })
  await tryOut
    .getByRole('link', { name: /, show in document$/ })
    .first()
    .click()
  await expect(tryOut.locator('[data-quote=active]').first()).toBeVisible()
})

test('a page that needs a connection says so, leads on, and opens when there is one', async ({
  page,
  context,
}) => {
  await visitThenCut(page, '/about')
  for (const path of ['/no/such/page', '/settings?tab=billing', '/payment/success']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  }
  const font = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const style = getComputedStyle(heading)
    return `${style.fontFamily} ${document.fonts.check(`16px ${style.fontFamily}`)}`
  })
  expect(font).toMatch(/Newsreader.* true$/)
  await page.getByRole('link', { name: 'Help Center' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('a connection that comes back does not undo a link that was just followed', async ({
  page,
}) => {
  await visitThenCut(page, '/about')
  await page.goto('/payment/success')
  await page.getByRole('link', { name: 'Help Center' }).evaluate((link: HTMLAnchorElement) => {
    window.addEventListener('beforeunload', () => {
      setTimeout(() => window.dispatchEvent(new Event('online')))
    })
    link.click()
  })
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
})

test('nothing of a document, of an account or of an answer is ever kept', async ({
  page,
  reader,
}) => {
  await untilOfflineReady(page)
  const secret = 'Quillfeather-8841'
  const text = [
    agreementTitle,
    `The contact for notices under this agreement is ${secret} of Harbour Lane.`,
    ...agreement.flatMap((clause) => [clause.heading, clause.text]),
  ].join('\n\n')
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeEnabled({
    timeout: 240_000,
  })
  await page.getByPlaceholder('Ask about this document').fill('Who is the contact for notices?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(secret).first()).toBeVisible()
  await page.goto('/?from=inside')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const kept = await readKept(page)
  expect(kept.length).toBeGreaterThan(50)
  const addresses = kept.map(({ address }) => address)
  expect(addresses).toContain('/help')
  expect(
    addresses.filter((address) =>
      /^\/(auth|rest|\.netlify|config\.json|checkout|dev|settings|payment)/.test(address),
    ),
  ).toEqual([])
  for (const { address, text: body } of kept) {
    for (const word of [secret, agreementTitle, reader.email]) {
      expect(body.includes(word), `${word} in ${address}`).toBe(false)
    }
  }
})

test('a summary that the tab keeps is read again without a connection', async ({
  page,
  context,
  reader,
}) => {
  await untilOfflineReady(page)
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  const text = [agreementTitle, ...agreement.flatMap(({ heading, text }) => [heading, text])]
  await page.getByRole('textbox', { name: 'Document text' }).fill(text.join('\n\n'))
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Smart Export' }).first()).toBeEnabled({
    timeout: 240_000,
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page
    .getByRole('link', { name: /, show in document$/ })
    .first()
    .click()
  await expect(page.locator('[data-quote=active]').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText(reader.email)).toBeVisible()
})

test('the application can be installed', async ({ page, context }) => {
  await page.goto('/')
  await untilOfflineReady(page)
  const session = await context.newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ id: '/', name: 'Precis' })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Contexts of a test are private windows, which install nothing whatever the site offers.
  const errors = installabilityErrors.map(({ errorId }) => errorId)
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([])
})
