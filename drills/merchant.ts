import { webhookSecret } from '../apps/server/test/support/stripe-events.ts'
import { openStripeStub } from '../apps/server/test/support/stripe-stub-server.ts'

export type Provider = Awaited<ReturnType<typeof openStripeStub>>

/** Runs with a payment provider, and with what a server must know of it. */
export async function withProvider(
  run: (provider: Provider, environment: Record<string, string>) => Promise<void>,
): Promise<void> {
  const provider = await openStripeStub()
  try {
    await run(provider, {
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: provider.url,
    })
  } finally {
    await provider.close()
  }
}

/** Whether the money of a checkout was given back at the provider. */
export function isRefunded({ requests, sessions }: Provider, transaction: string): boolean {
  const intent = sessions.get(transaction)?.payment_intent
  return requests.some(
    ({ path, form }) => path.startsWith('/v1/refunds') && form.get('payment_intent') === intent,
  )
}
