import { defaultPolicy, type Profile, type PublicConfig } from '@precis/domain'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { keepSession, profileOf, testConfig } from '../../test/people.ts'
import { renderPage } from '../../test/render-page.tsx'
import { BillingTab } from './billing-tab.tsx'
import './pack-dialog.tsx'

async function open(profile: Partial<Profile>, config: PublicConfig = testConfig) {
  fakeNetwork({
    'GET /config.json': () => config,
    'GET /rest/v1/profiles': () => profileOf(profile),
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

  it('does not call a plan free that could not be loaded', async () => {
    const net = fakeNetwork({
      'GET /config.json': () => testConfig,
      'GET /rest/v1/profiles': () => jsonResponse(400, { message: 'broken' }),
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
