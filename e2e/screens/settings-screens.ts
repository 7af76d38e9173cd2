import { errorCatalogue } from '@precis/domain'
import { holdTimers, refusing, unanswered, withBalance } from './intercept.ts'
import type { Screen, Stage } from './screen.ts'

const bannerMs = 3_000
const payments = '**/rest/v1/payments?*'

async function openTab({ page }: Stage, tab: 'profile' | 'billing' | 'security') {
  await page.goto(tab === 'profile' ? '/settings' : `/settings?tab=${tab}`)
  await page.getByRole('tabpanel').waitFor()
}

async function changePassword(stage: Stage, next: string, confirmation: string) {
  const { page, cast } = stage
  await openTab(stage, 'security')
  await page.getByLabel('Current Password').fill(cast.reader.password)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(confirmation)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByRole('alert').waitFor()
}

async function askToDelete(stage: Stage) {
  await openTab(stage, 'security')
  await stage.page.getByRole('button', { name: 'Delete Account' }).click()
  await stage.page.getByRole('alertdialog').waitFor()
}

async function openReceipt(stage: Stage) {
  await openTab(stage, 'billing')
  await stage.page.getByRole('link', { name: /^Receipt of/ }).click()
  await stage.page.getByRole('article', { name: 'Receipt' }).waitFor()
}

async function saveName({ page }: Stage) {
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

export const settingsScreens: readonly Screen[] = [
  { name: 'settings profile', actor: 'reader', open: (stage) => openTab(stage, 'profile') },
  {
    name: 'settings saved',
    actor: 'reader',
    async open(stage) {
      await holdTimers(stage.page, bannerMs)
      await openTab(stage, 'profile')
      await saveName(stage)
      await stage.page.getByText('Profile updated successfully').waitFor()
    },
  },
  {
    name: 'settings not saved',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      await stage.page.route('**/rest/v1/profiles?*', (route) =>
        route.request().method() === 'PATCH' ? refusing(500, {})(route) : route.fallback(),
      )
      await openTab(stage, 'profile')
      await saveName(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'settings after payment',
    actor: 'reader',
    isVariant: true,
    async open(stage) {
      await holdTimers(stage.page, bannerMs)
      await stage.page.goto('/settings?checkout=success&tab=billing')
      await stage.page.getByText('Payment successful!').waitFor()
    },
  },
  { name: 'settings billing', actor: 'reader', open: (stage) => openTab(stage, 'billing') },
  {
    name: 'settings billing low',
    actor: 'reader',
    async open(stage) {
      await withBalance(stage.page, { documents_used: 9, documents_limit: 10 })
      await openTab(stage, 'billing')
    },
  },
  {
    name: 'settings purchases loading',
    actor: 'reader',
    isVariant: true,
    async open(stage) {
      await stage.page.route(payments, unanswered)
      await openTab(stage, 'billing')
      await stage.page.getByText('Loading your purchases...').waitFor()
    },
  },
  {
    name: 'settings purchases not loaded',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      await stage.page.route(payments, refusing(400, { message: 'refused' }))
      await openTab(stage, 'billing')
      await stage.page.getByText('Your purchases could not be loaded.').waitFor()
    },
  },
  { name: 'receipt', actor: 'reader', open: openReceipt },
  {
    name: 'receipt not mailed',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      const { status, message } = errorCatalogue.mail_failed
      await stage.page.route(
        '**/.netlify/functions/send-receipt',
        refusing(status, { error: message, code: 'mail_failed', requestId: 'r' }),
      )
      await openReceipt(stage)
      await stage.page.getByRole('button', { name: 'Email it to me' }).click()
      await stage.page.getByRole('alert').waitFor()
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
  { name: 'settings billing free', actor: 'newcomer', open: (stage) => openTab(stage, 'billing') },
  {
    name: 'settings checkout',
    actor: 'newcomer',
    isVariant: true,
    async open(stage) {
      await openTab(stage, 'billing')
      await stage.page.getByRole('button', { name: 'Upgrade to Premium' }).click()
      await stage.page.getByRole('link', { name: /^Upgrade Now/ }).waitFor()
    },
  },
  { name: 'settings security', actor: 'reader', open: (stage) => openTab(stage, 'security') },
  {
    name: 'passwords unequal',
    actor: 'reader',
    isVariant: true,
    open: (stage) => changePassword(stage, 'one-password', 'another-password'),
  },
  {
    name: 'password of blanks',
    actor: 'reader',
    isVariant: true,
    open: (stage) => changePassword(stage, '        ', '        '),
  },
  {
    name: 'password over 72 bytes',
    actor: 'reader',
    isVariant: true,
    open: (stage) => changePassword(stage, 'long'.repeat(20), 'long'.repeat(20)),
  },
  {
    name: 'password not changed',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      await stage.page.route('**/auth/v1/user', (route) =>
        route.request().method() === 'PUT' ? refusing(400, {})(route) : route.fallback(),
      )
      await changePassword(stage, 'one-password', 'one-password')
    },
  },
  { name: 'delete account', actor: 'reader', open: askToDelete },
  {
    name: 'account not deleted',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(stage) {
      const { status, message } = errorCatalogue.delete_failed
      await stage.page.route(
        '**/.netlify/functions/delete-account',
        refusing(status, { error: message, code: 'delete_failed', requestId: 'r' }),
      )
      await askToDelete(stage)
      await stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Delete Account' })
        .click()
      await stage.page.getByRole('alert').waitFor()
    },
  },
]
