import { type ErrorCode, errorCatalogue } from '@precis/domain'
import {
  breakSilently,
  holdTimers,
  onProfile,
  refusing,
  unanswered,
  withBalance,
} from './intercept.ts'
import type { Screen, Stage } from './screen.ts'

const redirectMs = 3_000
const activation = '**/.netlify/functions/activate-payment'
const checkout = '**/.netlify/functions/checkout'

async function panel({ page }: Stage) {
  await page.goto('/analyze')
  await page.getByRole('region', { name: 'Document Credits' }).waitFor()
  // Until the session is known, the same panel stands on a desk out of reach.
  await page.locator('main [inert]').waitFor({ state: 'detached' })
}

async function panelSaying(stage: Stage, text: string | RegExp) {
  await panel(stage)
  await stage.page.getByText(text).first().waitFor()
}

async function openPack({ page }: Stage) {
  await page.goto('/analyze')
  await page
    .getByRole('button', { name: /^Get Document Pack/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Get Document Pack' }).waitFor()
}

async function returnFromCheckout({ page }: Stage, query = '?transaction_id=tx_screens') {
  await page.goto(`/payment/success${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function refusedPayment(name: string, code: ErrorCode): Screen {
  return {
    name,
    actor: 'newcomer',
    isRefused: true,
    isVariant: code !== 'payment_failed',
    async open(stage) {
      const { status, message } = errorCatalogue[code]
      await stage.page.route(activation, refusing(status, { error: message, code, requestId: 'r' }))
      await returnFromCheckout(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  }
}

export const creditScreens: readonly Screen[] = [
  { name: 'no credits', actor: 'newcomer', open: (stage) => panelSaying(stage, 'No Credits') },
  {
    name: 'usage loading',
    actor: 'reader',
    async open(stage) {
      await onProfile(stage.page, unanswered)
      await stage.page.goto('/analyze')
      await stage.page.getByText('Loading usage data...').waitFor()
    },
  },
  {
    name: 'usage not loaded',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      await onProfile(stage.page, refusing(400, { message: 'refused' }))
      await panelSaying(stage, 'Failed to load usage data.')
    },
  },
  {
    name: 'has credits',
    actor: 'reader',
    open: (stage) => panelSaying(stage, /documents remaining/),
  },
  {
    name: 'credits low',
    actor: 'reader',
    async open(stage) {
      await withBalance(stage.page, { documents_used: 8, documents_limit: 10 })
      await panelSaying(stage, /^Only /)
    },
  },
  {
    name: 'credits exhausted',
    actor: 'reader',
    async open(stage) {
      await withBalance(stage.page, { documents_used: 10, documents_limit: 10 })
      await panelSaying(stage, 'You have used all your document credits.')
    },
  },
  {
    name: 'pack dialog',
    actor: 'newcomer',
    async open(stage) {
      await openPack(stage)
      await stage.page.getByRole('link', { name: /^Upgrade Now/ }).waitFor()
    },
  },
  {
    name: 'pack dialog busy',
    actor: 'newcomer',
    async open(stage) {
      await stage.page.route(checkout, unanswered)
      await openPack(stage)
    },
  },
  {
    name: 'pack dialog failed',
    actor: 'newcomer',
    isRefused: true,
    async open(stage) {
      const { status, message } = errorCatalogue.checkout_failed
      await stage.page.route(
        checkout,
        refusing(status, { error: message, code: 'checkout_failed' }),
      )
      await openPack(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment checked',
    actor: 'newcomer',
    async open(stage) {
      await stage.page.route(activation, unanswered)
      await returnFromCheckout(stage)
    },
  },
  {
    name: 'payment success',
    actor: 'newcomer',
    async open(stage) {
      await holdTimers(stage.page, redirectMs)
      await stage.page.route(activation, refusing(200, { profile: {} }))
      await returnFromCheckout(stage)
      await stage.page.getByText('Document Pack Activated!').waitFor()
    },
  },
  {
    name: 'payment without transaction',
    actor: 'newcomer',
    isVariant: true,
    open: (stage) => returnFromCheckout(stage, ''),
  },
  refusedPayment('payment unknown', 'payment_unknown'),
  refusedPayment('payment not verified', 'payment_failed'),
  refusedPayment('payment not activated', 'activation_failed'),
  {
    name: 'payment pending',
    actor: 'newcomer',
    isRefused: true,
    async open(stage) {
      const { status, message } = errorCatalogue.payment_pending
      await stage.page.route(
        activation,
        refusing(status, { error: message, code: 'payment_pending', requestId: 'r' }),
      )
      await returnFromCheckout(stage)
      await stage.page.getByRole('heading', { name: 'Payment Pending' }).waitFor()
    },
  },
  {
    name: 'payment failed without a reason',
    actor: 'newcomer',
    isVariant: true,
    async open(stage) {
      await breakSilently(stage.page, '/activate-payment')
      await returnFromCheckout(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'dashboard after payment',
    actor: 'reader',
    async open({ page }) {
      await page.goto('/analyze?checkout=success')
      await page.getByText('Payment successful.').waitFor()
    },
  },
]
