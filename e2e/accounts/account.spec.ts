import { readFile } from 'node:fs/promises'
import { createAccount, mailedLink, signIn } from '../../testing/accounts.ts'
import { withGoogle } from '../screens/intercept.ts'
import { expect, test } from '../support/test.ts'

test('a sign-in with Google that is canceled there says so and can be tried again', async ({
  page,
}) => {
  await withGoogle(page)
  await page.route('**/auth/v1/authorize?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    const back = new URL(asked.get('redirect_to') ?? '')
    back.search = '?error=access_denied&error_description=The+user+denied+access'
    const html = `<meta http-equiv="refresh" content="0; url=${back.href.replaceAll('&', '&amp;')}">`
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  await page.goto('/auth')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(google).toBeEnabled()
  await google.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google')
})

test('all stored data comes as a file', async ({ page, reader }) => {
  await page.goto('/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('precis-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: reader.email },
    credits: { documents_limit: 10, documents_used: 0 },
  })
  expect(data.payments).toHaveLength(1)
  await expect(page.getByText('Your data was downloaded')).toBeVisible()
})

test('a deleted account can be made anew with the same address, and begins with nothing', async ({
  page,
  request,
  reader,
}) => {
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const confirmation = page.getByRole('alertdialog')
  await confirmation.getByRole('button', { name: 'Delete Account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const before = await mailedLink(request, reader.email)

  await page.goto('/auth')
  await page.getByRole('button', { name: /Sign up$/ }).click()
  await page.getByLabel('Email').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
  await expect(async () => {
    expect(await mailedLink(request, reader.email)).not.toBe(before)
  }).toPass()
  await page.goto(await mailedLink(request, reader.email))
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await signIn(page, reader)
  await expect(page.getByText('No Credits')).toBeVisible()
  await page.goto('/settings?tab=billing')
  await expect(page.getByText('Free Plan')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt from/ })).toHaveCount(0)
})

test.describe('with refused sign-ins', () => {
  test.use({ expectedNoise: ['Failed to load resource'] })

  test('a wrong password is said so and the e-mail stays', async ({ page, request }) => {
    const person = await createAccount(request)
    await page.goto('/auth')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(/invalid/i)
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
  })

  test('an unknown address answers 404 with the designed page', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
})

test('settings save the name, refuse unequal passwords and guard signed-out visitors', async ({
  page,
  reader,
}) => {
  await page.goto('/settings')
  await page.getByLabel('Full Name').fill('Mara Oduya')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('MO')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByLabel('Current Password').fill(reader.password)
  await page.getByLabel('New Password', { exact: true }).fill('one-password')
  await page.getByLabel('Confirm New Password').fill('another-password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('alert')).toContainText('New passwords do not match')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/settings')
  await page.waitForURL('**/auth')
})
