import { createAccount, mailedLink, newPerson, type Person } from '../../testing/accounts.ts'
import { refusing, withGoogle } from './intercept.ts'
import type { Screen, Stage } from './screen.ts'

async function arrive({ page }: Stage, query = '') {
  await page.goto(`/auth${query}`)
  await page.getByLabel('Email').waitFor()
}

async function fillIn({ page }: Stage, person: Person, submit: string) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: submit, exact: true }).click()
}

async function recover({ page, request }: Stage) {
  const person = await createAccount(request)
  const config = await (await request.get('/config.json')).json()
  const before = await mailedLink(request, person.email)
  await request.post('/auth/v1/recover', {
    headers: { apikey: config.supabaseKey },
    data: { email: person.email },
  })
  let link = before
  while (link === before) link = await mailedLink(request, person.email)
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).waitFor()
}

export const authScreens: readonly Screen[] = [
  { name: 'sign in', actor: 'visitor', open: (stage) => arrive(stage) },
  {
    name: 'sign up',
    actor: 'visitor',
    async open(stage) {
      await arrive(stage)
      await stage.page.getByRole('button', { name: /Sign up$/ }).click()
    },
  },
  {
    name: 'reset',
    actor: 'visitor',
    async open(stage) {
      await arrive(stage)
      await stage.page.getByRole('button', { name: 'Forgot your password?' }).click()
    },
  },
  {
    name: 'sign up sent',
    actor: 'visitor',
    async open(stage) {
      await arrive(stage)
      await stage.page.getByRole('button', { name: /Sign up$/ }).click()
      await fillIn(stage, newPerson(), 'Create Account')
      await stage.page.getByText('Please check your email').waitFor()
    },
  },
  {
    name: 'reset sent',
    actor: 'visitor',
    async open(stage) {
      await arrive(stage)
      await stage.page.getByRole('button', { name: 'Forgot your password?' }).click()
      await stage.page.getByLabel('Email').fill(newPerson().email)
      await stage.page.getByRole('button', { name: 'Reset Password' }).click()
      await stage.page.getByText('Password reset instructions').waitFor()
    },
  },
  {
    name: 'sign in refused',
    actor: 'visitor',
    isRefused: true,
    async open(stage) {
      await arrive(stage)
      await fillIn(stage, newPerson(), 'Sign In')
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in unverified',
    actor: 'visitor',
    isRefused: true,
    async open(stage) {
      const person = newPerson()
      const config = await (await stage.request.get('/config.json')).json()
      await stage.request.post('/auth/v1/signup', {
        headers: { apikey: config.supabaseKey },
        data: person,
      })
      await arrive(stage)
      await fillIn(stage, person, 'Sign In')
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in without a reason',
    actor: 'visitor',
    isVariant: true,
    isRefused: true,
    async open(stage) {
      await stage.page.route('**/auth/v1/token?*', refusing(400, {}))
      await arrive(stage)
      await fillIn(stage, newPerson(), 'Sign In')
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in busy',
    actor: 'visitor',
    async open(stage) {
      await stage.page.route('**/auth/v1/token?*', () => undefined)
      await arrive(stage)
      await fillIn(stage, newPerson(), 'Sign In')
      await stage.page.getByRole('button', { name: 'Signing in...' }).waitFor()
    },
  },
  {
    name: 'google busy',
    actor: 'visitor',
    async open(stage) {
      await withGoogle(stage.page)
      await stage.page.route('**/auth/v1/authorize?*', (route) => route.fulfill({ status: 204 }))
      await arrive(stage)
      await stage.page.getByRole('button', { name: 'Continue with Google' }).click()
      await stage.page.getByRole('button', { name: 'Signing in...' }).waitFor()
    },
  },
  {
    name: 'google failed',
    actor: 'visitor',
    isVariant: true,
    async open(stage) {
      await withGoogle(stage.page)
      await stage.page.addInitScript(() => localStorage.setItem('precis.pkce', 'left-for-google'))
      await arrive(stage, '?error=access_denied')
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'email verified',
    actor: 'visitor',
    open: (stage) => arrive(stage, '?mode=verify-email'),
  },
  {
    name: 'verification link spent',
    actor: 'visitor',
    open: (stage) => arrive(stage, '?mode=verify-email#error=access_denied&error_code=otp_expired'),
  },
  { name: 'update password', actor: 'visitor', open: recover },
  {
    name: 'update password unequal',
    actor: 'visitor',
    async open(stage) {
      await recover(stage)
      await stage.page.getByLabel('New Password', { exact: true }).fill('one-password')
      await stage.page.getByLabel('Confirm New Password').fill('another-password')
      await stage.page.getByRole('button', { name: 'Update Password' }).click()
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'recovery link spent',
    actor: 'visitor',
    open: (stage) => arrive(stage, '?mode=update-password'),
  },
]
