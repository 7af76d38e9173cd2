import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tellOngoingWork } from '../../../lib/browser/ongoing-work.ts'
import { fakeNetwork } from '../../../test/fake-network.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { testConfig } from '../../../test/test-users.ts'
import { OngoingNote } from './ongoing-note.tsx'

afterEach(() => tellOngoingWork(null))

async function open(at: string) {
  fakeNetwork({ 'GET /config.json': () => testConfig })
  return renderPage(
    [
      { path: '/help', element: <OngoingNote /> },
      { path: '/analyze', element: <OngoingNote /> },
    ],
    { at },
  )
}

const tell = (status: 'working' | 'ready') =>
  act(() => tellOngoingWork({ status, name: 'lease.pdf', percent: 60 }))

describe('the note of work that goes on elsewhere', () => {
  it('says on other pages that it goes on, then that it is ready, and leads back', async () => {
    const { user, path } = await open('/help')
    expect(screen.queryByRole('complementary')).toBeNull()
    tell('working')
    expect(await screen.findByRole('status')).toHaveTextContent('Keep this tab open.')
    tell('ready')
    expect(screen.getByRole('status')).toHaveTextContent('Your summary is ready.')
    await user.click(screen.getByRole('link', { name: 'Open the summary' }))
    expect(path()).toBe('/analyze')
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('does not speak where the work is, nor later of what was seen there', async () => {
    const { router } = await open('/analyze')
    tell('ready')
    expect(screen.queryByRole('complementary')).toBeNull()
    await act(() => router.navigate('/help'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
