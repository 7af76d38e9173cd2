import { defaultPolicy } from '@precis/domain'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, profileOf, testConfig } from '../../test/test-users.ts'
import { tellPurchase } from './api/purchase-news.ts'
import { UsagePanel } from './usage-panel.tsx'
import './pack-dialog.tsx'

const read = 'GET /rest/v1/profiles'

async function open(used: number, limit: number, autoRefresh = true) {
  const balance = { documents_used: used, documents_limit: limit }
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    [read]: () => profileOf(balance),
    'POST /.netlify/functions/checkout': () => ({ url: 'https://pay.example/1' }),
  })
  keepSession()
  const page = await renderPage([{ path: '/', element: <UsagePanel autoRefresh={autoRefresh} /> }])
  return { ...page, net, balance }
}

const reads = (net: ReturnType<typeof fakeNetwork>) => net.to(read).length

describe('UsagePanel', () => {
  it('invites who has no credits yet to buy a pack', async () => {
    await open(0, 0)
    expect(await screen.findByText('No Credits')).toBeVisible()
    expect(
      screen.getByText(
        "You don't have any document credits yet. Purchase a document pack to start analyzing your documents with AI.",
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Get Document Pack - $5' })).toBeVisible()
    expect(screen.getByText('10 document analyses • Credits never expire')).toBeVisible()
  })

  it('counts what is left of a pack, in green', async () => {
    await open(3, 10)
    expect(await screen.findByText('7 documents remaining')).toBeVisible()
    expect(screen.getByText('Document Pack')).toBeVisible()
    expect(screen.getByText('30% used')).toBeVisible()
    expect(screen.getByText('3 of 10 documents analyzed')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Document credits used' })
    expect(bar).toHaveAttribute('aria-valuenow', '30')
    expect(bar.className).toBe('bar')
    expect(screen.queryByRole('button', { name: 'Buy More Credits' })).toBeNull()
  })

  it('warns in ochre at two or fewer', async () => {
    await open(8, 10)
    expect(
      await screen.findByText(
        'Only 2 document(s) remaining. Purchase more credits to ensure uninterrupted analysis.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveClass('warn')
  })

  it('counts the last one as one', async () => {
    await open(9, 10)
    expect(
      await screen.findByText(
        'Only 1 document remaining. Purchase more credits to ensure uninterrupted analysis.',
      ),
    ).toBeVisible()
  })

  it('reads the balance again when that has failed', async () => {
    let isBroken = true
    fakeNetwork({
      'GET /config.json': () => testConfig,
      [read]: () =>
        isBroken
          ? jsonResponse(400, { message: 'broken' })
          : profileOf({ documents_used: 3, documents_limit: 10 }),
    })
    keepSession()
    const { user } = await renderPage([{ path: '/', element: <UsagePanel autoRefresh={false} /> }])
    await screen.findByRole('alert')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('7 documents remaining')).toBeVisible()
  })

  it('shows a pack that was paid in another tab as soon as that tab knows', async () => {
    const { balance } = await open(10, 10, false)
    expect(await screen.findByRole('alert')).toBeVisible()
    balance.documents_limit = 20
    act(tellPurchase)
    expect(await screen.findByText('10 documents remaining')).toBeVisible()
  })

  it('says in red that everything is used, and opens the dialog', async () => {
    const { user } = await open(10, 10)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have used all your document credits. Purchase more to continue analyzing.',
    )
    expect(screen.getByRole('progressbar')).toHaveClass('danger')
    await user.click(screen.getByRole('button', { name: 'Buy More Credits' }))
    expect(await screen.findByRole('dialog', { name: 'Get Document Pack' })).toBeVisible()
  })

  it('says that it is loading, then that loading failed', async () => {
    let fail: (value: unknown) => void = () => undefined
    const net = fakeNetwork({
      'GET /config.json': () => testConfig,
      [read]: () =>
        new Promise((resolve) => {
          fail = resolve
        }),
    })
    keepSession()
    await renderPage([{ path: '/', element: <UsagePanel /> }])
    expect(await screen.findByText('Loading usage data...')).toBeVisible()
    fail(jsonResponse(500, { message: 'broken' }))
    await waitFor(() => expect(reads(net)).toBe(2))
    fail(jsonResponse(500, { message: 'broken' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load usage data. Please refresh the page.',
    )
  })

  it('reads the balance again every 30 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { net, balance } = await open(3, 10)
    await screen.findByText('7 documents remaining')
    balance.documents_limit = 17
    const before = reads(net)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(reads(net)).toBe(before + 1)
    expect(await screen.findByText('14 documents remaining')).toBeVisible()
  })

  it('does not when that is turned off', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { net } = await open(3, 10, false)
    await screen.findByText('7 documents remaining')
    const before = reads(net)
    await act(() => vi.advanceTimersByTimeAsync(65_000))
    expect(reads(net)).toBe(before)
  })

  it('catches up when the visitor comes back to the tab', async () => {
    const { balance } = await open(10, 10)
    await screen.findByText('0 documents remaining')
    Object.assign(balance, { documents_used: 0 })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText('10 documents remaining')).toBeVisible()
  })

  it('follows the policy of the server', async () => {
    fakeNetwork({
      'GET /config.json': () => ({
        ...testConfig,
        policy: {
          ...defaultPolicy,
          packDocuments: 50,
          packPriceCents: 950,
          creditValidityDays: 30,
        },
      }),
      [read]: () => profileOf({ documents_used: 0, documents_limit: 0 }),
    })
    keepSession()
    await renderPage([{ path: '/', element: <UsagePanel /> }])
    expect(await screen.findByRole('button', { name: 'Get Document Pack - $9.50' })).toBeVisible()
    expect(screen.getByText('50 document analyses • Credits are valid for 30 days')).toBeVisible()
  })

  it('announces credits that expire within a week', async () => {
    const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString()
    fakeNetwork({
      'GET /config.json': () => ({
        ...testConfig,
        policy: { ...defaultPolicy, creditValidityDays: 30 },
      }),
      [read]: () => profileOf({ credits_expire_at: soon }),
    })
    keepSession()
    await renderPage([{ path: '/', element: <UsagePanel /> }])
    expect(await screen.findByText(/Your credits expire on/)).toBeVisible()
  })
})
