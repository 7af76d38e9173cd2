import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, mara, profileOf, testConfig } from '../../test/test-users.ts'
import { useSession } from './session.tsx'
import { sessionStorageKey } from './stored-session.ts'

function Status() {
  const { status, user, profile } = useSession()
  return (
    <p>
      {status} {user?.email} {profile?.full_name}
    </p>
  )
}

const routes = [{ path: '/', element: <Status /> }]

function network() {
  return fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
  })
}

describe('a visitor', () => {
  it('is one without anything being asked of the authentication service', async () => {
    const net = network()
    await renderPage(routes)
    expect(await screen.findByText('out')).toBeVisible()
    expect(net.requests.map(({ url }) => url.pathname)).toEqual(['/config.json'])
  })

  it('is signed in when another tab signs in', async () => {
    network()
    await renderPage(routes)
    await screen.findByText('out')
    keepSession()
    const newValue = window.localStorage.getItem(sessionStorageKey)
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue }))
    })
    expect(await screen.findByText(new RegExp(`^in ${mara.email}`))).toBeVisible()
  })
})

describe('who was here before', () => {
  it('sends the token with what is read, and the key to the gateway', async () => {
    keepSession()
    const net = network()
    await renderPage(routes)
    expect(await screen.findByText(new RegExp(`^in ${mara.email}`))).toBeVisible()
    await waitFor(() => expect(net.to('GET /rest/v1/profiles')).toHaveLength(1))
    const [request] = net.to('GET /rest/v1/profiles')
    expect(request?.headers.get('authorization')).toBe('Bearer access-token')
    expect(request?.headers.get('apikey')).toBe(testConfig.supabaseKey)
  })
})

describe('without a connection', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is who was here before, and the rest is asked for when there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    keepSession()
    const net = fakeNetwork({ 'GET /config.json': () => testConfig })
    await renderPage(routes)
    expect(await screen.findByText(new RegExp(`^in ${mara.email}`))).toBeVisible()
    online.mockReturnValue(true)
    net.on({ 'GET /rest/v1/profiles': () => profileOf() })
    act(() => void window.dispatchEvent(new Event('online')))
    const name = await screen.findByText(/Mara Oduya$/)
    expect(name).toBeVisible()
  })

  it('is nobody where no session was left', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeNetwork({ 'GET /config.json': () => testConfig })
    await renderPage(routes)
    expect(await screen.findByText('out')).toBeVisible()
  })
})
