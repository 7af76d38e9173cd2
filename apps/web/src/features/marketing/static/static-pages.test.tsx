import { defaultPolicy } from '@precis/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderMarketing } from '../render-marketing.tsx'
import { AboutPage } from './about-page.tsx'
import { CompliancePage } from './compliance-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { SecurityPage } from './security-page.tsx'
import { TermsPage } from './terms-page.tsx'

const pages = [
  { title: 'Terms of Service', date: 'February 2025', Page: TermsPage },
  { title: 'Privacy Policy', date: 'February 2025', Page: PrivacyPolicyPage },
  { title: 'About Us', date: 'February 2025', Page: AboutPage },
  { title: 'Security', date: 'February 2025', Page: SecurityPage },
  { title: 'Compliance', date: 'March 2024', Page: CompliancePage },
]

describe.each(pages)('$title', ({ title, date, Page }) => {
  it('has its title, its date and the way home', () => {
    renderMarketing(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(`Last updated: ${date}`)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  it('leads from its contents to sections of that name', () => {
    renderMarketing(<Page />)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      const heading = document.querySelector(`h2${link.getAttribute('href')}`)
      expect(heading?.textContent).toBe(link.textContent)
    }
  })

  it('claims no certification', () => {
    const { container } = renderMarketing(<Page />)
    expect(container.textContent).not.toMatch(
      /\b(we|precis) (is|are) certified|AES-256|certified by/i,
    )
  })
})

describe('the static pages', () => {
  it('invite to an account from About', () => {
    renderMarketing(<AboutPage />)
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
      '/auth?mode=sign-up',
    )
  })

  it('take price, size and validity of the terms from the policy', () => {
    const { container } = renderMarketing(<TermsPage />, {
      policy: { ...defaultPolicy, packDocuments: 50, packPriceCents: 900, creditValidityDays: 30 },
    })
    expect(container.textContent).toContain('costs $9 and holds 50 credits')
    expect(container.textContent).toContain('Credits are valid for 30 days')
    expect(container.textContent).not.toContain('never expire')
  })

  it('say who reads the text', () => {
    const { container, unmount } = renderMarketing(<PrivacyPolicyPage />)
    expect(container.textContent).toContain('No AI provider is configured')
    unmount()
    const connected = renderMarketing(<PrivacyPolicyPage />, { engine: 'gpt-test' })
    expect(connected.container.textContent).toContain('Its model, gpt-test, reads the text')
    expect(connected.container.textContent).not.toContain('No AI provider')
  })

  it('say when the checkout is a test', () => {
    for (const Page of [PrivacyPolicyPage, SecurityPage, CompliancePage]) {
      const { container, unmount } = renderMarketing(<Page />, { payments: 'test' })
      expect(container.textContent).toContain('test checkout')
      unmount()
    }
  })
})
