import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NotFoundPage } from './not-found-page.tsx'
import { renderMarketing } from './render-marketing.tsx'

it('names the address and shows the way home', () => {
  renderMarketing(<NotFoundPage />, { at: '/no/such%20page' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no page here')
  expect(screen.getByText('/no/such%20page')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/help')
})
