import { readFile } from 'node:fs/promises'
import { createAccount, mailedLink, newPerson, signIn } from './people.ts'
import { withGoogle } from './screens/intercept.ts'
import { expect, test } from './test.ts'

test('a forgotten password is replaced through the mailed link', async ({ page, request }) => {
  const person = await createAccount(request)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText('Password reset instructions have been sent to your email'),
  ).toBeVisible()

  const link = await mailedLink(request, person.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Update Password' })).toBeVisible()
  const password = `${person.password}-new`
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel(/Confirm/).fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.waitForURL('**/analyze')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(page, { ...person, password })
})

test('a verification mail can be asked for again, and its link works once', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.clock.install()
  await page.goto('/auth')
  await page.getByRole('button', { name: /Sign up$/ }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled()
  await page.clock.fastForward(60_000)
  await page.getByRole('button', { name: 'Send the email again', exact: true }).click()
  await expect(page.getByText('Asked for again.')).toBeVisible()

  const link = await mailedLink(request, person.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
  await expect(page.getByText('You can now sign in to your account')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(
    'This link has expired or has already been used.',
  )
  await signIn(page, person)
})

test('a sign-in with Google that is cancelled there says so and can be tried again', async ({
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
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(0)
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

  test('a used reset link says so and offers a new one', async ({ page, request }) => {
    const person = await createAccount(request)
    const config = await (await request.get('/config.json')).json()
    const sent = await request.post('/auth/v1/recover', {
      headers: { apikey: config.supabaseKey },
      data: { email: person.email },
    })
    expect(sent.ok()).toBe(true)
    let link = ''
    await expect(async () => {
      const mails = await (await request.get('/dev/mailbox.json')).json()
      const mail = mails.filter((entry: { to: string }) => entry.to === person.email)
      expect(mail.length).toBe(2)
      link = mail[0].text.match(/https?:\/\/\S+/)[0]
    }).toPass()
    await request.get(link, { maxRedirects: 0 })
    await page.goto(link)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: /Reset Password|new link/i })).toBeVisible()
  })

  test('a link that is no longer known says so, and a new one works', async ({ page, request }) => {
    const person = await createAccount(request)
    await page.goto('/auth/v1/verify?token=0123456789abcdef&type=recovery')
    await expect(page.getByRole('heading', { name: 'Update Password' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Enter your email to get a new one.')
    const before = await mailedLink(request, person.email)
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(
      page.getByText('Password reset instructions have been sent to your email'),
    ).toBeVisible()
    await expect(async () => {
      expect(await mailedLink(request, person.email)).not.toBe(before)
    }).toPass()
    await page.goto(await mailedLink(request, person.email))
    await page.getByLabel('New Password', { exact: true }).fill('another-password')
    await page.getByLabel('Confirm New Password').fill('another-password')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await page.waitForURL('**/analyze')
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
