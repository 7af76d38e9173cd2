import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/http/query.ts'
import { queryKeys } from '../../lib/http/query-keys.ts'
import { type FakeHandler, fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, mara, profileOf, testConfig } from '../../test/test-users.ts'
import { NoCreditsPanel } from './no-credits-panel.tsx'
import { PackDialog } from './pack-dialog.tsx'

const checkout = 'POST /.netlify/functions/checkout'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <PackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

async function open(handler: FakeHandler) {
  const balance = { documents_used: 10, documents_limit: 10 }
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(balance),
    [checkout]: handler,
  })
  keepSession()
  const page = await renderPage([{ path: '/', element: <Opener /> }])
  await waitFor(() => expect(queryClient.getQueryData(queryKeys.profile(mara.id))).toBeDefined())
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Get Document Pack' })
  return { ...page, net, balance, dialog }
}

describe('PackDialog', () => {
  it('lists what a pack holds', async () => {
    const { dialog } = await open(() => ({ url: 'https://pay.example/1' }))
    for (const line of [
      '10 document analyses',
      'All analysis modes',
      'Interactive Q&A with documents',
      'Credits that never expire',
      'Email support',
    ]) {
      expect(dialog).toHaveTextContent(line)
    }
    expect(dialog).toHaveTextContent('Payment is secure and handled by our card payment provider.')
  })

  it('is busy until the address exists, then a plain link to a new tab', async () => {
    let give: (value: unknown) => void = () => undefined
    await open(
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    expect(screen.getByRole('button', { name: 'Preparing the checkout...' })).toBeDisabled()
    give({ url: 'https://pay.example/session' })
    const link = await screen.findByRole('link', { name: 'Upgrade Now - $5' })
    expect(link).toHaveAttribute('href', 'https://pay.example/session')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('asks for a checkout each time it opens, and once', async () => {
    const { user, net } = await open(() => ({ url: 'https://pay.example/1' }))
    await screen.findByRole('link', { name: 'Upgrade Now - $5' })
    expect(net.to(checkout)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('link', { name: 'Upgrade Now - $5' })
    expect(net.to(checkout)).toHaveLength(2)
  })

  it('says what went wrong and tries again', async () => {
    let isBroken = true
    const { user } = await open(() =>
      isBroken
        ? jsonResponse(502, {
            error: 'The checkout could not be opened. Please try again.',
            code: 'checkout_failed',
          })
        : { url: 'https://pay.example/1' },
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The checkout could not be opened. Please try again.',
    )
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Upgrade Now - $5' })).toBeVisible()
  })

  it('never becomes a link to a script', async () => {
    await open(() => ({ url: 'javascript:alert(1)' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Upgrade Now/ })).toBeNull()
  })

  it('leads to what is said about payments and refunds', async () => {
    await open(() => ({ url: 'https://pay.example/1' }))
    const link = await screen.findByRole('link', { name: 'About payments and refunds' })
    expect(link).toHaveAttribute('href', '/help/article/billing/billing-faq#payment')
  })

  it('closes by itself once the purchase has arrived', async () => {
    const { balance } = await open(() => ({ url: 'https://pay.example/1' }))
    await screen.findByRole('link', { name: 'Upgrade Now - $5' })
    Object.assign(balance, { documents_used: 0, documents_limit: 10 })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('leaves the panel that stands in for the inputs to what costs nothing', async () => {
  fakeNetwork({ 'GET /config.json': () => testConfig })
  await renderPage([{ path: '/', element: <NoCreditsPanel /> }])
  expect(await screen.findByText('10 document summaries • Credits never expire')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try it on this device' })).toHaveAttribute(
    'href',
    '/#try',
  )
  expect(screen.getByRole('link', { name: 'Use a sample' })).toHaveAttribute(
    'href',
    '/?try=sample#try',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
