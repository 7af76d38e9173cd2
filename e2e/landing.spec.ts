import type { Page } from '@playwright/test'
import { createAccount, signIn } from '../testing/accounts.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const signUp = '/auth?mode=sign-up'

/** The scripts that a page has loaded, without their hashes. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\.js$/, ''))
      .filter((path) => path.startsWith('/assets/')),
  )
}

test('a visitor wakes what answers, and not the application', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('it also works offline')).toBeVisible()
  const scripts = await scriptsOf(page)
  expect(scripts).toContain('/assets/wake-islands')
  expect(scripts).not.toContain('/assets/common')

  await page.getByRole('button', { name: 'See Features' }).click()
  await expect(page.locator('#features')).toBeFocused()
  await expect(page.getByRole('banner')).toHaveClass(/is-scrolled/)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.stage .thread .th')).toHaveAttribute('d', /C/)
  await page.getByRole('link', { name: 'Get Started Now' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('one script is asked for before the first paint, the manifest after it', async ({
  page,
  request,
}) => {
  const sent = await (await request.get('/')).text()
  expect(sent.match(/<script [^>]*type="module"/g)).toHaveLength(1)
  expect(sent).not.toContain('modulepreload')
  expect(sent).not.toContain('rel="manifest"')

  await page.goto('/')
  const manifest = page.locator('link[rel="manifest"]')
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  const described = await request.get('/manifest.webmanifest')
  expect(await described.json()).toMatchObject({ display: 'standalone' })
})

test('colors that the system picks are there before anything wakes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/')
  await expect(page.locator('#root ~ link[rel="stylesheet"]')).toHaveCount(1)
})

for (const width of [1440, 375]) {
  test(`calls to action lead to a new account, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Try it without an account' }).click()
    await expect(page.locator('#try')).toBeInViewport()
    for (const name of ['Get Started Free', 'Start Summarizing', 'Get Started Now']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', signUp)
    }
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Try Now' }).locator('visible=true').click()
    await expect(page).toHaveURL(signUp)
    await page.goto('/about')
    await page.getByRole('link', { name: 'Get Started', exact: true }).click()
    await expect(page).toHaveURL(signUp)
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page).toHaveTitle(/^Create your account/)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Enter your email address.')).toBeVisible()
    await page.getByLabel('Email').fill('somebody')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Enter a complete email address')).toBeVisible()
  })

  test(`without a credit a sample is one click away, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, await createAccount(request))
    await expect(page.getByRole('button', { name: 'Get Document Pack - $5' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Try it on this device' })).toBeVisible()
    await page.getByRole('link', { name: 'Use a sample' }).click()
    await expect(page.getByRole('heading', { name: 'Key Points' }).last()).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Consulting agreement, a sample' }),
    ).toBeVisible()
  })
}

test('the menu of a phone leads on from the landing page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Use Cases' }).click()
  await expect(page).toHaveURL('/#showcase')
  await expect(menu).toBeHidden()
  await expect(page.locator('#showcase')).toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the links of a landing page follow a session that begins in another tab', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  await expect(page.getByText('it also works offline')).toBeVisible()
  const other = await context.newPage()
  await signIn(other, await createAccount(request))
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('what is far below is laid out when it comes near, and a link to it leads there', async ({
    page,
  }) => {
    const prices = page.locator('#pricing h2')
    const isLaidOut = () =>
      prices.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    await page.goto('/')
    expect(await isLaidOut()).toBe(false)
    await page.goto('/about')
    await page.goto('/#pricing')
    await expect(prices).toBeInViewport()
    expect(await isLaidOut()).toBe(true)
  })
})
