import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly form: URLSearchParams
}

export interface StubSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  payment_intent: string | null
}

export interface StubDispute {
  id: string
  object: 'dispute'
  status: string
  payment_intent: string | null
  charge: string
}

const apiVersion = /^\d{4}-\d\d-\d\d\.[a-z]+$/

/** A stub that speaks as much of Stripe's API as the adapter uses, on a loopback port, and remembers what it was asked. */
export async function openStripeStub() {
  const requests: StubRequest[] = []
  const sessions = new Map<string, StubSession>()
  const disputes = new Map<string, StubDispute>()
  /** What was asked for under an idempotency key, and what it made. */
  const keys = new Map<string, { form: string; id: string }>()
  /** Charges whose money went back. */
  const refunded = new Set<string>()
  let faults = 0

  const answer = (request: StubRequest): [number, unknown] => {
    if (request.headers['authorization'] !== 'Bearer sk_test_stub') {
      return [401, { error: { type: 'invalid_request_error', message: 'bad key' } }]
    }
    if (!apiVersion.test(String(request.headers['stripe-version']))) {
      return [400, { error: { type: 'invalid_request_error', message: 'no API version' } }]
    }
    const key = request.headers['idempotency-key']
    if (request.method === 'POST' && typeof key !== 'string') {
      return [400, { error: { type: 'invalid_request_error', message: 'no idempotency key' } }]
    }
    const before = keys.get(String(key))
    if (before && before.form !== request.form.toString()) {
      return [400, { error: { type: 'idempotency_error', message: 'key used otherwise' } }]
    }
    if (faults > 0) {
      faults -= 1
      return [500, { error: { type: 'api_error', message: 'try again' } }]
    }
    const [, , resource, , id] = request.path.split('?')[0]?.split('/') ?? []
    if (resource === 'refunds') {
      const intent = request.form.get('payment_intent') ?? ''
      if (refunded.has(intent)) {
        const code = 'charge_already_refunded'
        return [400, { error: { type: 'invalid_request_error', code, message: 'refunded' } }]
      }
      refunded.add(intent)
      return [200, { id: 're_1', object: 'refund' }]
    }
    if (resource === 'charges') {
      const charge = request.path.split('/')[3] ?? ''
      return [200, { id: charge, object: 'charge', refunded: refunded.has(charge) }]
    }
    if (resource === 'disputes') {
      const dispute = disputes.get(request.path.split('/')[3] ?? '')
      return dispute ? [200, dispute] : [404, { error: { type: 'invalid_request_error' } }]
    }
    if (request.method === 'POST') return [200, create(request)]
    if (id === undefined) {
      const intent = new URL(request.path, 'http://stub').searchParams.get('payment_intent')
      const data = [...sessions.values()].filter((session) => session.payment_intent === intent)
      return [200, { object: 'list', data, has_more: false }]
    }
    const session = sessions.get(id)
    if (session) return [200, session]
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]
  }
  const create = ({ headers, form }: StubRequest): StubSession | undefined => {
    const key = String(headers['idempotency-key'])
    const known = sessions.get(keys.get(key)?.id ?? '')
    if (known) return known
    const id = `cs_test_${sessions.size + 1}`
    const session: StubSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      payment_intent: null,
    }
    keys.set(key, { form: form.toString(), id })
    sessions.set(id, session)
    return session
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request: StubRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        form: new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
      }
      requests.push(request)
      const [status, body] = answer(request)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stub = {
    url: `http://127.0.0.1:${port}`,
    requests,
    sessions,
    disputes,
    refunded,
    failNext: (count: number) => {
      faults = count
    },
    /** The customer confirms; a delayed method brings the money later. */
    complete: (id: string, payment_status: 'paid' | 'unpaid') => {
      const session = sessions.get(id)
      if (!session) throw new Error(`no session ${id}`)
      Object.assign(session, { status: 'complete', payment_status, payment_intent: `pi_${id}` })
    },
    pay: (id: string) => stub.complete(id, 'paid'),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stub
}
