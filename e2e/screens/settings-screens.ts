import { errorCatalogue } from '@precis/domain'
import { holdTimers, refusing, unanswered, withBalance } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const bannerMs = 3_000
const payments = '**/rest/v1/payments?*'

async function openTab({ page }: ScreenContext, tab: 'profile' | 'billing' | 'security') {
  await page.goto(tab === 'profile' ? '/settings' : `/settings?tab=${tab}`)
  await page.getByRole('tabpanel').waitFor()
}

async function changePassword(context: ScreenContext, next: string, confirmation: string) {
  const { page, fixtures } = context
  await openTab(context, 'security')
  await page.getByLabel('Current Password').fill(fixtures.reader.password)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByRole('alert').waitFor()
}

async function askToDelete(context: ScreenContext) {
  await openTab(context, 'security')
  await context.page.getByRole('button', { name: 'Delete Account' }).click()
  await context.page.getByRole('alertdialog').waitFor()
}

async function openReceipt(context: ScreenContext) {
  await openTab(context, 'billing')
  await context.page.getByRole('link', { name: /^Receipt from/ }).click()
  await context.page.getByRole('article', { name: 'Receipt' }).waitFor()
}

async function saveName({ page }: ScreenContext) {
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

export const settingsScreens: readonly Screen[] = [
  { name: 'settings profile', actor: 'reader', open: (context) => openTab(context, 'profile') },
  {
    name: 'settings saved',
    actor: 'reader',
    async open(context) {
      await holdTimers(context.page, bannerMs)
      await openTab(context, 'profile')
      await saveName(context)
      await context.page.getByText('Profile updated successfully').waitFor()
    },
  },
  {
    name: 'settings not saved',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      await context.page.route('**/rest/v1/profiles?*', (route) =>
        route.request().method() === 'PATCH' ? refusing(500, {})(route) : route.fallback(),
      )
      await openTab(context, 'profile')
      await saveName(context)
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'settings after payment',
    actor: 'reader',
    isVariant: true,
    async open(context) {
      await holdTimers(context.page, bannerMs)
      await context.page.goto('/settings?checkout=success&tab=billing')
      await context.page.getByText('Payment successful!').waitFor()
    },
  },
  { name: 'settings billing', actor: 'reader', open: (context) => openTab(context, 'billing') },
  {
    name: 'settings billing low',
    actor: 'reader',
    async open(context) {
      await withBalance(context.page, { documents_used: 9, documents_limit: 10 })
      await openTab(context, 'billing')
    },
  },
  {
    name: 'settings purchases loading',
    actor: 'reader',
    isVariant: true,
    async open(context) {
      await context.page.route(payments, unanswered)
      await openTab(context, 'billing')
      await context.page.getByText('Loading your purchases...').waitFor()
    },
  },
  {
    name: 'settings purchases not loaded',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      await context.page.route(payments, refusing(400, { message: 'refused' }))
      await openTab(context, 'billing')
      await context.page.getByText('Your purchases could not be loaded.').waitFor()
    },
  },
  { name: 'receipt', actor: 'reader', open: openReceipt },
  {
    name: 'receipt not mailed',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      const { status, message } = errorCatalogue.mail_failed
      await context.page.route(
        '**/.netlify/functions/send-receipt',
        refusing(status, { error: message, code: 'mail_failed', requestId: 'r' }),
      )
      await openReceipt(context)
      await context.page.getByRole('button', { name: 'Email it to me' }).click()
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'receipt of nobody',
    actor: 'reader',
    isVariant: true,
    async open({ page }) {
      await page.goto('/settings?tab=billing&receipt=cs_foreign')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'settings billing free',
    actor: 'newcomer',
    open: (context) => openTab(context, 'billing'),
  },
  {
    name: 'settings checkout',
    actor: 'newcomer',
    isVariant: true,
    async open(context) {
      await openTab(context, 'billing')
      await context.page.getByRole('button', { name: 'Upgrade to Premium' }).click()
      await context.page.getByRole('link', { name: /^Upgrade Now/ }).waitFor()
    },
  },
  { name: 'settings security', actor: 'reader', open: (context) => openTab(context, 'security') },
  {
    name: 'passwords unequal',
    actor: 'reader',
    isVariant: true,
    open: (context) => changePassword(context, 'one-password', 'another-password'),
  },
  {
    name: 'password of blanks',
    actor: 'reader',
    isVariant: true,
    open: (context) => changePassword(context, '        ', '        '),
  },
  {
    name: 'password over 72 bytes',
    actor: 'reader',
    isVariant: true,
    open: (context) => changePassword(context, 'long'.repeat(20), 'long'.repeat(20)),
  },
  {
    name: 'password not changed',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      await context.page.route('**/auth/v1/user', (route) =>
        route.request().method() === 'PUT' ? refusing(400, {})(route) : route.fallback(),
      )
      await changePassword(context, 'one-password', 'one-password')
    },
  },
  { name: 'delete account', actor: 'reader', open: askToDelete },
  {
    name: 'account not deleted',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(context) {
      const { status, message } = errorCatalogue.delete_failed
      await context.page.route(
        '**/.netlify/functions/delete-account',
        refusing(status, { error: message, code: 'delete_failed', requestId: 'r' }),
      )
      await askToDelete(context)
      await context.page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete Account' })
        .click()
      await context.page.getByRole('alert').waitFor()
    },
  },
]
