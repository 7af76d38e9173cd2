import { createAccount, mailedLink, signIn } from './people.ts'
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
