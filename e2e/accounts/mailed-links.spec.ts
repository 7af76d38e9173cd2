import type { APIRequestContext, Page } from '@playwright/test'
import {
  type Account,
  createAccount,
  mailedLink,
  newAccount,
  signIn,
} from '../../testing/accounts.ts'
import { untilOfflineReady } from '../support/offline-ready.ts'
import { expect, test } from '../support/test.ts'

// Everything is fetched once in each of these, and links are opened in the browser that asked for them.
test.use({
  serviceWorkers: 'allow',
  expectedNoise: ['service worker resource mismatch', 'was preloaded using link preload'],
})

async function arrive(page: Page): Promise<void> {
  await page.goto('/auth')
  await untilOfflineReady(page)
}

async function signUp(page: Page, person: Account): Promise<void> {
  await page.getByRole('button', { name: /Sign up$/ }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
}

/** By its text: a headless browser without fonts of its own draws none where a worker answers for the web font. */
async function showsTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function askForReset(page: Page, person: Account): Promise<void> {
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText('Password reset instructions have been sent to your email'),
  ).toBeVisible()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** What programs do that look at the links of a mail before its reader. */
async function scan(request: APIRequestContext, link: string): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const answer = await request.get(link, { maxRedirects: 0 })
    expect(answer.headers()['location']).toContain('#access_token=')
  }
}

test('the worker has no address fetched ahead of its navigation', async ({ page }) => {
  await arrive(page)
  const state = await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).navigationPreload.getState(),
  )
  expect(state.enabled).toBe(false)
})

test('a new account is verified through its mail, also when a scanner was there first', async ({
  page,
  request,
}) => {
  const person = newAccount()
  await arrive(page)
  await signUp(page, person)
  const link = await mailedLink(request, person.email, 'signup')
  await scan(request, link)
  for (const _ of ['first', 'again']) {
    await page.goto(link)
    await showsTitle(page, 'Email Verified')
    await expect(page.getByText('You can now sign in to your account')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await signIn(page, person)
})

test('a verification mail can be asked for again', async ({ page, request }) => {
  const person = newAccount()
  await arrive(page)
  await page.clock.install()
  await signUp(page, person)
  await expect(page.getByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled()
  await page.clock.fastForward(60_000)
  await page.getByRole('button', { name: 'Send the email again', exact: true }).click()
  await expect(page.getByText('Only the newest link works.', { exact: false })).toBeVisible()
  await page.goto(await mailedLink(request, person.email, 'signup'))
  await showsTitle(page, 'Email Verified')
  await signIn(page, person)
})

test('the mail of a second sign-up sets its password in force, and ends the first one', async ({
  page,
  request,
}) => {
  const stranger = newAccount()
  const config = await (await request.get('/config.json')).json()
  const first = await request.post('/auth/v1/signup', {
    headers: { apikey: config.supabaseKey },
    data: stranger,
  })
  expect(first.ok()).toBe(true)
  const before = await mailedLink(request, stranger.email, 'signup')
  const owner = { ...newAccount(), email: stranger.email }
  await arrive(page)
  await signUp(page, owner)
  const link = await mailedLink(request, owner.email, 'signup')
  expect(link).not.toBe(before)
  await page.goto(before)
  await expect(page.getByRole('alert')).toContainText('This link has expired')
  await page.goto(link)
  await showsTitle(page, 'Email Verified')
  await signIn(page, owner)
})

test('a forgotten password is replaced through the mailed link, which then is used up', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await arrive(page)
  await askForReset(page, person)
  const link = await mailedLink(request, person.email, 'recovery')
  await scan(request, link)
  await page.goto(link)
  await showsTitle(page, 'Update Password')
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  await page.reload()
  const password = `${person.password}-new`
  await choosePassword(page, password)
  await page.waitForURL('**/analyze')
  await signOut(page)
  await signIn(page, { ...person, password })
  await signOut(page)

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Enter your email address to get a new one.')
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
})

test('a link that is no longer known says so, and a new one works', async ({ page, request }) => {
  const person = await createAccount(request)
  await arrive(page)
  await page.goto('/auth/v1/verify?token=0123456789abcdef&type=recovery')
  await showsTitle(page, 'Update Password')
  await expect(page.getByRole('alert')).toContainText('Enter your email address to get a new one.')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText('Password reset instructions have been sent to your email'),
  ).toBeVisible()
  await page.goto(await mailedLink(request, person.email, 'recovery'))
  await choosePassword(page, 'another-password')
  await page.waitForURL('**/analyze')
})
