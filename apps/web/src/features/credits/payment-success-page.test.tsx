import { act, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type FakeHandler, fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, profileOf, testConfig } from '../../test/test-users.ts'
import { PaymentSuccessPage } from './payment-success-page.tsx'

const activate = 'POST /.netlify/functions/activate-payment'

async function open(query: string, handler: FakeHandler) {
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    [activate]: handler,
  })
  keepSession()
  const element = (
    <StrictMode>
      <PaymentSuccessPage />
    </StrictMode>
  )
  const page = await renderPage([{ path: '/payment/success', element }], {
    at: `/payment/success${query}`,
  })
  return { ...page, net }
}

describe('PaymentSuccessPage', () => {
  it('activates once, even when everything mounts twice, and leads on after 3 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let give: (value: unknown) => void = () => undefined
    const { net, path } = await open(
      '?transaction_id=tx_1',
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    expect(
      await screen.findByRole('heading', { name: 'Activating your Document Pack...' }),
    ).toBeVisible()
    await waitFor(() => expect(net.to(activate)).toHaveLength(1))
    give({ profile: profileOf() })
    expect(await screen.findByRole('heading', { name: 'Document Pack Activated!' })).toBeVisible()
    expect(screen.getByText('Your account has been upgraded')).toBeVisible()
    expect(screen.getByText('Redirecting you to continue analyzing documents...')).toBeVisible()
    expect(path()).toBe('/payment/success?transaction_id=tx_1')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(path()).toBe('/analyze?checkout=success')
    expect(net.to(activate)).toHaveLength(1)
    expect(net.to(activate)[0]?.body).toEqual({ transaction_id: 'tx_1' })
  })

  it('refuses an address without a transaction', async () => {
    const { net } = await open('', () => ({ profile: {} }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Activation Failed')
    expect(screen.getByText('Invalid payment session')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    expect(net.to(activate)).toHaveLength(0)
  })

  it('says what the pack left in the account and how to name the payment', async () => {
    await open('?transaction_id=tx_1', () => ({
      profile: profileOf({ documents_used: 0, documents_limit: 13 }),
    }))
    const slip = await screen.findByRole('complementary', { name: 'Your payment' })
    expect(await within(slip).findByText('13 documents remaining')).toBeVisible()
    expect(within(slip).getByText('tx_1')).toBeVisible()
  })

  it('promises no balance that it does not know', async () => {
    await open('?transaction_id=tx_1', () =>
      jsonResponse(402, { error: 'Failed to verify payment', code: 'payment_unpaid' }),
    )
    await screen.findByRole('alert')
    const slip = screen.getByRole('complementary', { name: 'Your payment' })
    expect(slip).toHaveTextContent('tx_1')
    expect(slip).not.toHaveTextContent('remaining')
  })

  it('waits for money that is under way, without calling it a failure', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isPaid = false
    const { net } = await open('?transaction_id=tx_1', () =>
      isPaid
        ? { profile: profileOf() }
        : jsonResponse(402, { error: 'The money is under way.', code: 'payment_pending' }),
    )
    expect(await screen.findByRole('heading', { name: 'Payment Pending' })).toBeVisible()
    expect(screen.getByText('The money is under way.')).toBeVisible()
    expect(screen.queryByText('Activation Failed')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/analyze',
    )
    expect(net.to(activate)).toHaveLength(1)
    isPaid = true
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByRole('heading', { name: 'Document Pack Activated!' })).toBeVisible()
    expect(net.to(activate)).toHaveLength(2)
  })

  it('shows the reason and can be tried again', async () => {
    let isPaid = false
    const { user } = await open('?transaction_id=tx_1', () =>
      isPaid
        ? { profile: profileOf() }
        : jsonResponse(402, { error: 'Failed to verify payment', code: 'payment_unpaid' }),
    )
    expect(await screen.findByText('Failed to verify payment')).toBeVisible()
    isPaid = true
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Document Pack Activated!' })).toBeVisible()
  })

  it("does not offer to retry somebody else's payment", async () => {
    await open('?transaction_id=other', () =>
      jsonResponse(404, { error: 'Invalid payment session', code: 'payment_unknown' }),
    )
    expect(await screen.findByText('Invalid payment session')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })
})
