import { defaultPolicy } from '@precis/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHelp } from './render-help.tsx'

function articleLinks() {
  return screen
    .getAllByRole('link')
    .filter((link) => /^\/help\/article\/[^#]+$/.test(link.getAttribute('href') ?? ''))
}

describe('the help center', () => {
  it('lists all articles under five headings', () => {
    renderHelp('/help')
    expect(articleLinks()).toHaveLength(17)
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Getting started',
      'Features',
      'Security',
      'Troubleshooting',
      'Billing',
    ])
  })

  it('shows one category when it is chosen', async () => {
    const { user } = renderHelp('/help')
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }))
    await user.click(categories.getByRole('button', { name: 'Billing' }))
    expect(articleLinks()).toHaveLength(3)
    expect(categories.getByRole('button', { name: 'Billing' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })

  it('searches everywhere, whatever category is chosen', async () => {
    const { user } = renderHelp('/help')
    await user.click(screen.getByRole('button', { name: 'Billing' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'SCAN pdf')
    expect(articleLinks().map((link) => link.getAttribute('href'))).toEqual([
      '/help/article/getting-started/supported-document-types',
    ])
    expect(screen.getByRole('status').textContent).toBe('1 article')
  })

  it('says when nothing was found, and goes back to the category', async () => {
    const { user } = renderHelp('/help')
    await user.click(screen.getByRole('button', { name: 'Security' }))
    await user.type(screen.getByRole('searchbox'), 'zebra')
    expect(screen.getByRole('status').textContent).toBe(
      'No results found. Try different keywords or browse categories',
    )
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(articleLinks()).toHaveLength(1)
  })

  it('takes blanks for no search', async () => {
    const { user } = renderHelp('/help')
    await user.type(screen.getByRole('searchbox'), '   ')
    expect(articleLinks()).toHaveLength(17)
  })

  it('leaves the search for a category', async () => {
    const { user } = renderHelp('/help')
    await user.type(screen.getByRole('searchbox'), 'zebra')
    await user.click(screen.getByRole('button', { name: 'Features' }))
    expect(articleLinks()).toHaveLength(7)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  it('has its status in place before a search changes it', async () => {
    const { user } = renderHelp('/help')
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await user.type(screen.getByRole('searchbox'), 'refund')
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('1 article')
  })

  it('leads to the place of an answer that is often needed', () => {
    renderHelp('/help')
    const often = within(screen.getByRole('navigation', { name: 'Popular articles' }))
    expect(often.getByRole('link', { name: 'Didn’t get an email?' }).getAttribute('href')).toBe(
      '/help/article/troubleshooting/common-issues#no-mail',
    )
  })

  it('opens a mail to support', () => {
    renderHelp('/help', { policy: { ...defaultPolicy, supportEmail: 'help@reader.example' } })
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
      'mailto:help@reader.example',
    )
  })
})
