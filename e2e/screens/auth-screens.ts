import { type Account, createAccount, mailedLink, newAccount } from '../../testing/accounts.ts'
import { refusing, withGoogle } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

async function arrive({ page }: ScreenContext, query = '') {
  await page.goto(`/auth${query}`)
  await page.getByLabel('Email').waitFor()
}

async function fillIn({ page }: ScreenContext, person: Account, submit: string) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: submit, exact: true }).click()
}

async function recover({ page, request }: ScreenContext) {
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
  { name: 'sign in', actor: 'visitor', open: (context) => arrive(context) },
  {
    name: 'sign up',
    actor: 'visitor',
    async open(context) {
      await arrive(context, '?mode=sign-up')
    },
  },
  {
    name: 'reset',
    actor: 'visitor',
    async open(context) {
      await arrive(context)
      await context.page.getByRole('button', { name: 'Forgot your password?' }).click()
    },
  },
  {
    name: 'sign up sent',
    actor: 'visitor',
    async open(context) {
      await arrive(context)
      await context.page.getByRole('button', { name: /Sign up$/ }).click()
      await fillIn(context, newAccount(), 'Create Account')
      await context.page.getByText('Please check your email').waitFor()
    },
  },
  {
    name: 'reset sent',
    actor: 'visitor',
    async open(context) {
      await arrive(context)
      await context.page.getByRole('button', { name: 'Forgot your password?' }).click()
      await context.page.getByLabel('Email').fill(newAccount().email)
      await context.page.getByRole('button', { name: 'Reset Password' }).click()
      await context.page.getByText('Password reset instructions').waitFor()
    },
  },
  {
    name: 'sign in refused',
    actor: 'visitor',
    isRefused: true,
    async open(context) {
      await arrive(context)
      await fillIn(context, newAccount(), 'Sign In')
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in unverified',
    actor: 'visitor',
    isRefused: true,
    async open(context) {
      const person = newAccount()
      const config = await (await context.request.get('/config.json')).json()
      await context.request.post('/auth/v1/signup', {
        headers: { apikey: config.supabaseKey },
        data: person,
      })
      await arrive(context)
      await fillIn(context, person, 'Sign In')
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in without a reason',
    actor: 'visitor',
    isVariant: true,
    isRefused: true,
    async open(context) {
      await context.page.route('**/auth/v1/token?*', refusing(400, {}))
      await arrive(context)
      await fillIn(context, newAccount(), 'Sign In')
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign in busy',
    actor: 'visitor',
    async open(context) {
      await context.page.route('**/auth/v1/token?*', () => undefined)
      await arrive(context)
      await fillIn(context, newAccount(), 'Sign In')
      await context.page.getByRole('button', { name: 'Signing in...' }).waitFor()
    },
  },
  {
    name: 'google busy',
    actor: 'visitor',
    async open(context) {
      await withGoogle(context.page)
      await context.page.route('**/auth/v1/authorize?*', (route) => route.fulfill({ status: 204 }))
      await arrive(context)
      await context.page.getByRole('button', { name: 'Continue with Google' }).click()
      await context.page.getByRole('button', { name: 'Signing in...' }).waitFor()
    },
  },
  {
    name: 'google failed',
    actor: 'visitor',
    isVariant: true,
    async open(context) {
      await withGoogle(context.page)
      await context.page.addInitScript(() =>
        localStorage.setItem('precis.google-code-verifier', 'left-for-google'),
      )
      await arrive(context, '?error=access_denied')
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'email verified',
    actor: 'visitor',
    open: (context) => arrive(context, '?mode=verify-email'),
  },
  {
    name: 'verification link spent',
    actor: 'visitor',
    open: (context) =>
      arrive(context, '?mode=verify-email#error=access_denied&error_code=otp_expired'),
  },
  { name: 'update password', actor: 'visitor', open: recover },
  {
    name: 'update password unequal',
    actor: 'visitor',
    async open(context) {
      await recover(context)
      await context.page.getByLabel('New Password', { exact: true }).fill('one-password')
      await context.page.getByLabel('Confirm New Password').fill('another-password')
      await context.page.getByRole('button', { name: 'Update Password' }).click()
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'recovery link spent',
    actor: 'visitor',
    open: (context) => arrive(context, '?mode=update-password'),
  },
]
