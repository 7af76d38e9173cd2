import { defaultPolicy } from '@precis/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderMarketing } from '../render-marketing.tsx'
import { LandingPage } from './landing-page.tsx'

function linkTo(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}

function section(id: string) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no section #${id}`)
  return within(element)
}

describe('the landing page', () => {
  it('greets visitors with the headline and the way to an account', () => {
    renderMarketing(<LandingPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'The Ultimate Document Summarization Tool',
    )
    expect(linkTo('Get Started Free')).toBe('/auth?mode=sign-up')
    expect(linkTo('Try it without an account')).toBe('#try')
  })

  it('sends people who are signed in to the summarizer', () => {
    renderMarketing(<LandingPage />, { status: 'in' })
    expect(screen.queryByRole('link', { name: 'Get Started Free' })).toBeNull()
    const targets = screen
      .getAllByRole('link', { name: 'Start Summarizing' })
      .map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['/analyze', '/auth?mode=sign-up'])
  })

  it('scrolls smoothly to the features and takes the focus along', async () => {
    const { user } = renderMarketing(<LandingPage />)
    const features = document.getElementById('features')
    if (!features) throw new Error('no features')
    features.scrollIntoView = vi.fn()
    await user.click(screen.getByRole('button', { name: 'See Features' }))
    expect(features.scrollIntoView).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(features)
  })

  it('names six features, three steps and what comes last', () => {
    renderMarketing(<LandingPage />)
    expect(
      section('features')
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      'AI-Powered Summaries',
      'Instant Processing',
      'Universal Format Support',
      'Secure & Private',
      'Multiple Input Methods',
      'Structured Output',
    ])
    expect(screen.getByRole('heading', { name: 'How It Works' })).toBeTruthy()
    for (const step of ['Upload', 'Analyze', 'Summary']) {
      expect(screen.getByRole('heading', { level: 3, name: step })).toBeTruthy()
    }
    expect(screen.getByRole('heading', { name: 'Ready to Summarize Your Documents?' })).toBeTruthy()
    expect(linkTo('Get Started Now')).toBe('/auth?mode=sign-up')
  })

  it('labels the sample lease and the examples as samples', () => {
    renderMarketing(<LandingPage />)
    expect(screen.getByText('A sample lease written for this page.')).toBeTruthy()
    expect(section('showcase').getByText(/written for this page/)).toBeTruthy()
  })

  it('sells the pack of the policy', () => {
    renderMarketing(<LandingPage />)
    const pricing = section('pricing')
    expect(pricing.getByRole('heading', { name: 'Document Pack' })).toBeTruthy()
    expect(pricing.getByText('$5')).toBeTruthy()
    expect(pricing.getByText(/10 document summaries/)).toBeTruthy()
    expect(pricing.getByText(/no subscription/)).toBeTruthy()
    expect(pricing.getByText('Credits never expire')).toBeTruthy()
    expect(pricing.getByRole('link', { name: 'Start Summarizing' }).getAttribute('href')).toBe(
      '/auth?mode=sign-up',
    )
  })

  it('speaks of free documents only where the policy gives some', () => {
    const { unmount } = renderMarketing(<LandingPage />)
    expect(screen.queryByText(/first .* free/)).toBeNull()
    unmount()
    renderMarketing(<LandingPage />, { policy: { ...defaultPolicy, welcomeDocuments: 2 } })
    expect(screen.getByText('Your first 2 documents are free.')).toBeTruthy()
  })

  it('follows another policy everywhere', () => {
    const { container } = renderMarketing(<LandingPage />, {
      policy: {
        ...defaultPolicy,
        packDocuments: 50,
        packPriceCents: 1250,
        creditValidityDays: 30,
        maxFileBytes: 20 * 1024 * 1024,
        maxPasteWords: 9_000,
      },
    })
    const text = container.textContent
    for (const fresh of [
      '50 document summaries',
      '$12.50',
      'Credits are valid for 30 days',
      '20 MB',
      '9,000 words',
    ]) {
      expect(text).toContain(fresh)
    }
    for (const stale of ['never expire', '50 MB', '15,000', '10 document']) {
      expect(text).not.toContain(stale)
    }
  })

  it('shows quotes where no model is connected, and rewording where one is', () => {
    const { unmount } = renderMarketing(<LandingPage />)
    const rewording = 'Rent rises every year by 4%'
    expect(section('showcase').getAllByText('Precis quotes it under')).toHaveLength(3)
    expect(section('showcase').queryByText('Precis says')).toBeNull()
    expect(document.body.textContent).not.toContain(rewording)
    unmount()
    renderMarketing(<LandingPage />, { engine: 'gpt-test' })
    expect(section('showcase').getAllByText('Precis says')).toHaveLength(3)
    expect(section('showcase').queryByText('Precis quotes it under')).toBeNull()
    expect(document.body.textContent).toContain(rewording)
  })

  it('has no style attribute, which a strict policy would refuse in prerendered markup', () => {
    const { container } = renderMarketing(<LandingPage />)
    expect(container.querySelector('[style]')).toBeNull()
  })

  it('places the try-out right after the hero', () => {
    renderMarketing(<LandingPage tryOut={<section data-testid="try-out" />} />)
    const tryOut = screen.getByTestId('try-out')
    expect(tryOut.previousElementSibling?.contains(screen.getByRole('heading', { level: 1 }))).toBe(
      true,
    )
  })
})
