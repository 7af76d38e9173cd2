import { defaultPolicy } from '@precis/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { articlePath } from './model/article.ts'
import { writeArticles } from './model/catalogue.ts'
import { renderHelp } from './render-help.tsx'

const articles = writeArticles({ policy: defaultPolicy, payments: 'stripe', engine: 'embedded' })

describe('an article', () => {
  it.each(articles.map((article) => [articlePath(article), article] as const))(
    'stands at %s with its sections in the contents',
    (path, article) => {
      renderHelp(`/help/article/${path}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article.title)
      const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
      for (const section of article.sections) {
        const target = contents.getByRole('link', { name: section.title }).getAttribute('href')
        expect(document.querySelector(`h2${target}`)?.textContent).toBe(section.title)
      }
    },
  )

  it('tells its reading time and leads back, on and to its siblings', async () => {
    const { user, path } = renderHelp('/help/article/billing/usage-tracking')
    expect(screen.getByText('2 min read')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Previous Pricing plans' })).toBeTruthy()
    const related = within(screen.getByRole('navigation', { name: 'Related articles' }))
    expect(related.getByRole('link', { name: 'Billing FAQ' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Next Billing FAQ' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing FAQ')
    await user.click(screen.getByRole('link', { name: 'Back to Help Center' }))
    expect(path()).toBe('/help')
  })

  it('marks the entry that a screen linked to', () => {
    renderHelp('/help/article/troubleshooting/error-messages#file-type')
    const entry = document.getElementById('file-type')
    expect(entry?.className).toBe('asked')
    expect(entry?.textContent).toMatch(/^Invalid file type/)
    expect(document.querySelectorAll('.asked')).toHaveLength(1)
  })

  it('writes to the support address', () => {
    renderHelp('/help/article/billing/billing-faq', {
      policy: { ...defaultPolicy, supportEmail: 'help@reader.example' },
    })
    expect(
      screen.getByRole('link', { name: 'Write to billing support' }).getAttribute('href'),
    ).toBe('mailto:help@reader.example')
  })

  it.each(['billing/unknown', 'nowhere/billing-faq', 'features/billing-faq'])(
    'gives way to the page for unknown addresses at %s',
    (path) => {
      renderHelp(`/help/article/${path}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here')
    },
  )
})
