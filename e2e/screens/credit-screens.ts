import { expect } from '@playwright/test'
import { type ErrorCode, errorCatalogue } from '@precis/domain'
import {
  breakSilently,
  holdTimers,
  onProfile,
  refusing,
  unanswered,
  withBalance,
} from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const redirectMs = 3_000
const activation = '**/.netlify/functions/activate-payment'
const checkout = '**/.netlify/functions/checkout'

async function panel({ page }: ScreenContext) {
  await page.goto('/analyze')
  await page.getByRole('region', { name: 'Document Credits' }).waitFor()
  // Until the session is known, the same panel lies over an upload screen that cannot be used.
  await expect(page.locator('main [inert]')).toHaveCount(0)
}

async function panelSaying(context: ScreenContext, text: string | RegExp) {
  await panel(context)
  await context.page.getByText(text).first().waitFor()
}

async function openPack({ page }: ScreenContext) {
  await page.goto('/analyze')
  await page.getByRole('button', { name: /^Get Document Pack/ }).click()
  await page.getByRole('dialog', { name: 'Get Document Pack' }).waitFor()
}

async function returnFromCheckout({ page }: ScreenContext, query = '?transaction_id=tx_screens') {
  await page.goto(`/payment/success${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function refusedPayment(name: string, code: ErrorCode): Screen {
  return {
    name,
    actor: 'newcomer',
    isRefused: true,
    isVariant: code !== 'payment_failed',
    async open(context) {
      const { status, message } = errorCatalogue[code]
      await context.page.route(
        activation,
        refusing(status, { error: message, code, requestId: 'r' }),
      )
      await returnFromCheckout(context)
      await context.page.getByRole('alert').waitFor()
    },
  }
}

export const creditScreens: readonly Screen[] = [
  { name: 'no credits', actor: 'newcomer', open: (context) => panelSaying(context, 'No Credits') },
  {
    name: 'usage loading',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      // The page opens once the profile was asked for in vain, twice; its panel asks again.
      let refusals = 0
      await onProfile(context.page, (route) => {
        refusals += 1
        return refusals <= 2 ? refusing(400, { message: 'refused' })(route) : unanswered()
      })
      await panelSaying(context, 'Loading usage data...')
    },
  },
  {
    name: 'usage not loaded',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      await onProfile(context.page, refusing(400, { message: 'refused' }))
      await panelSaying(context, 'Failed to load usage data.')
    },
  },
  {
    name: 'has credits',
    actor: 'reader',
    open: (context) => panelSaying(context, /documents remaining/),
  },
  {
    name: 'credits low',
    actor: 'reader',
    async open(context) {
      await withBalance(context.page, { documents_used: 8, documents_limit: 10 })
      await panelSaying(context, /^Only /)
    },
  },
  {
    name: 'credits exhausted',
    actor: 'reader',
    async open(context) {
      await withBalance(context.page, { documents_used: 10, documents_limit: 10 })
      await panelSaying(context, 'You have used all your document credits.')
    },
  },
  {
    name: 'pack dialog',
    actor: 'newcomer',
    async open(context) {
      await openPack(context)
      await context.page.getByRole('link', { name: /^Upgrade Now/ }).waitFor()
    },
  },
  {
    name: 'pack dialog busy',
    actor: 'newcomer',
    async open(context) {
      await context.page.route(checkout, unanswered)
      await openPack(context)
    },
  },
  {
    name: 'pack dialog failed',
    actor: 'newcomer',
    isRefused: true,
    async open(context) {
      const { status, message } = errorCatalogue.checkout_failed
      await context.page.route(
        checkout,
        refusing(status, { error: message, code: 'checkout_failed' }),
      )
      await openPack(context)
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment checked',
    actor: 'newcomer',
    async open(context) {
      await context.page.route(activation, unanswered)
      await returnFromCheckout(context)
    },
  },
  {
    name: 'payment success',
    actor: 'newcomer',
    async open(context) {
      await holdTimers(context.page, redirectMs)
      await context.page.route(activation, refusing(200, { profile: {} }))
      await returnFromCheckout(context)
      await context.page.getByText('Document Pack Activated!').waitFor()
    },
  },
  {
    name: 'payment without transaction',
    actor: 'newcomer',
    isVariant: true,
    open: (context) => returnFromCheckout(context, ''),
  },
  refusedPayment('payment unknown', 'payment_unknown'),
  refusedPayment('payment not verified', 'payment_failed'),
  refusedPayment('payment not activated', 'activation_failed'),
  {
    name: 'payment pending',
    actor: 'newcomer',
    isRefused: true,
    async open(context) {
      const { status, message } = errorCatalogue.payment_pending
      await context.page.route(
        activation,
        refusing(status, { error: message, code: 'payment_pending', requestId: 'r' }),
      )
      await returnFromCheckout(context)
      await context.page.getByRole('heading', { name: 'Payment Pending' }).waitFor()
    },
  },
  {
    name: 'payment failed without a reason',
    actor: 'newcomer',
    isVariant: true,
    async open(context) {
      await breakSilently(context.page, '/activate-payment')
      await returnFromCheckout(context)
      await context.page.getByRole('alert').waitFor()
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
