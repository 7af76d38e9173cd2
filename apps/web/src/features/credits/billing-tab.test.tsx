import { defaultPolicy, errorCatalogue, type Profile, type PublicConfig } from '@precis/domain'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, mara, profileOf, testConfig } from '../../test/test-users.ts'
import { BillingTab } from './billing-tab.tsx'
import './pack-dialog.tsx'

const purchase = {
  transaction_id: 'cs_1',
  provider: 'stripe',
  status: 'granted',
  amount_cents: 500,
  currency: 'usd',
  documents: 10,
  validity_days: null,
  granted_at: '2026-11-02T10:00:00+00:00',
  refunded_at: null,
  disputed_at: null,
}
const older = {
  ...purchase,
  transaction_id: 'cs_0',
  status: 'refunded',
  validity_days: 30,
  granted_at: '2026-10-01T10:00:00+00:00',
  refunded_at: '2026-10-05T10:00:00+00:00',
}

async function open(profile: Partial<Profile>, config: PublicConfig = testConfig) {
  fakeNetwork({
    'GET /config.json': () => config,
    'GET /rest/v1/profiles': () => profileOf(profile),
    'GET /rest/v1/payments': () => [],
    'POST /.netlify/functions/checkout': () => ({ url: 'https://pay.example/1' }),
  })
  keepSession()
  return renderPage([{ path: '/', element: <BillingTab /> }])
}

describe('BillingTab', () => {
  it('shows the free plan with the way up', async () => {
    const { user } = await open({
      subscription_type: 'free',
      documents_limit: 0,
      documents_used: 0,
    })
    expect(await screen.findByText('Free Plan')).toBeVisible()
    expect(screen.getByText('Limited features')).toBeVisible()
    expect(screen.getByText('$0')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }))
    expect(await screen.findByRole('dialog', { name: 'Get Document Pack' })).toBeVisible()
  })

  it('asks for the documents of the welcome where the account page is opened first', async () => {
    const config = { ...testConfig, policy: { ...testConfig.policy, welcomeDocuments: 1 } }
    const net = fakeNetwork({
      'GET /config.json': () => config,
      'GET /rest/v1/profiles': () => profileOf({ documents_limit: 0, documents_used: 0 }),
      'GET /rest/v1/payments': () => [],
      'POST /.netlify/functions/welcome': () => ({ granted: true }),
    })
    keepSession()
    await renderPage([{ path: '/', element: <BillingTab /> }])
    await waitFor(() => expect(net.to('POST /.netlify/functions/welcome')).toHaveLength(1))
  })

  it('does not call a plan free that could not be loaded', async () => {
    const net = fakeNetwork({
      'GET /config.json': () => testConfig,
      'GET /rest/v1/profiles': () => jsonResponse(400, { message: 'broken' }),
      'GET /rest/v1/payments': () => [],
    })
    keepSession()
    const { user } = await renderPage([{ path: '/', element: <BillingTab /> }])
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load usage data.')
    expect(screen.queryByText('Free Plan')).toBeNull()
    net.on({ 'GET /rest/v1/profiles': () => profileOf() })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('7 documents remaining')).toBeVisible()
  })

  it('shows a pack with what is left; without expiry there is no next reset', async () => {
    await open({ last_reset_date: '2026-12-24' })
    expect(await screen.findByText('7 documents remaining')).toBeVisible()
    expect(screen.getByText('$5')).toBeVisible()
    expect(screen.getByText('Next reset: N/A')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Buy More' })).toBeVisible()
  })

  it('names the date while credits can expire', async () => {
    await open(
      { last_reset_date: '2026-12-24' },
      { ...testConfig, policy: { ...defaultPolicy, creditValidityDays: 30 } },
    )
    expect(await screen.findByText(/^Next reset: .*2026/)).toBeVisible()
  })

  it('leads to support by mail', async () => {
    await open({})
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@precis.example',
    )
  })
})

describe('purchases', () => {
  async function openAt(at: string, payments: () => unknown) {
    const net = fakeNetwork({
      'GET /config.json': () => testConfig,
      'GET /rest/v1/profiles': () => profileOf(),
      'GET /rest/v1/payments': payments,
      'POST /.netlify/functions/send-receipt': () => new Response(null, { status: 204 }),
    })
    keepSession()
    return { net, ...(await renderPage([{ path: '/', element: <BillingTab /> }], { at })) }
  }

  it('stand in a list with their receipts, refunds said', async () => {
    const { user, path, net } = await openAt('/?tab=billing', () => [purchase, older])
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Document Pack, 10 document summaries\$5\.00Receipt$/),
      expect.stringMatching(/\$5\.00RefundedReceipt$/),
    ])
    const [request] = net.to('GET /rest/v1/payments')
    expect(request?.url.searchParams.get('granted_at')).toBe('not.is.null')
    await user.click(screen.getAllByRole('link', { name: /^Receipt from / })[0] as HTMLElement)
    expect(path()).toBe('/?tab=billing&receipt=cs_1')
    expect(await screen.findByRole('article', { name: 'Receipt' })).toHaveTextContent('cs_1')
    expect(screen.getByRole('heading', { name: 'Receipt' })).toHaveFocus()
  })

  it.each([
    ['welcome', 'Welcome gift, 1 document summary'],
    ['operator', 'Gift, 1 document summary'],
  ])('name what was given by %s in the list and on its receipt', async (provider, name) => {
    const gift = { ...purchase, provider, amount_cents: 0, documents: 1 }
    const { user } = await openAt('/?tab=billing', () => [gift])
    expect(await screen.findByRole('listitem')).toHaveTextContent(`${name}$0.00`)
    expect(screen.getByText('Free documents')).toBeVisible()
    expect(screen.getByText('$0')).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Receipt from / }))
    expect(await screen.findByRole('article', { name: 'Receipt' })).toHaveTextContent(name)
  })

  it('show a receipt to read, to print and to have mailed again', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user, net } = await openAt('/?tab=billing&receipt=cs_0', () => [purchase, older])
    const receipt = await screen.findByRole('article', { name: 'Receipt' })
    for (const fact of ['$5.00 USD', 'cs_0', 'Card payment through Stripe', 'Refunded', '2026']) {
      expect(receipt).toHaveTextContent(fact)
    }
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    const { message, status } = errorCatalogue.mail_failed
    net.on({
      'POST /.netlify/functions/send-receipt': () =>
        jsonResponse(status, { error: message, code: 'mail_failed', requestId: 'r' }),
    })
    await user.click(screen.getByRole('button', { name: 'Email it to me' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    net.on({ 'POST /.netlify/functions/send-receipt': () => new Response(null, { status: 204 }) })
    await user.click(screen.getByRole('button', { name: 'Email it to me' }))
    expect(await screen.findByText(`Sent to ${mara.email}.`)).toBeVisible()
    expect(net.to('POST /.netlify/functions/send-receipt')[1]?.body).toEqual({
      transaction_id: 'cs_0',
    })
  })

  it('say so when there is none', async () => {
    await openAt('/?tab=billing', () => [])
    expect(await screen.findByText(/^No purchases yet\./)).toBeVisible()
  })

  it('show no receipt of a purchase that is not of this account', async () => {
    await openAt('/?tab=billing&receipt=cs_foreign', () => [purchase])
    expect(await screen.findByText(/could not find that purchase/)).toBeVisible()
  })

  it('can be asked for again when they could not be loaded', async () => {
    const { user, net } = await openAt('/?tab=billing', () => jsonResponse(400, {}))
    expect(await screen.findByText('Your purchases could not be loaded.')).toBeVisible()
    net.on({ 'GET /rest/v1/payments': () => [purchase] })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: /^Receipt from / })).toBeVisible()
  })
})
