import { act, screen, waitFor, within } from '@testing-library/react'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sameScreen } from '../lib/browser/same-screen.ts'
import type { FakeRequest } from '../test/fake-network.ts'
import { fakeNetwork, jsonResponse } from '../test/fake-network.ts'
import { renderPage } from '../test/render-page.tsx'
import { keepSession, mara, profileOf, sessionBody, testConfig } from '../test/test-users.ts'
import { routes } from './router.tsx'
import { loadScreen } from './screens.tsx'
import './shell/navigation/account-menu.tsx'
import './shell/navigation/nav-drawer.tsx'

function network() {
  return fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    'GET /auth/v1/user': () => mara,
    'POST /auth/v1/token': () => sessionBody(),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  })
}

// Here beforehand, so that no test waits for their translation.
beforeAll(async () => {
  const screens = ['landing', 'auth', 'guarded', 'settings', 'about', 'terms', 'help', 'not-found']
  await Promise.all(screens.map(loadScreen))
})

let net: ReturnType<typeof network>
beforeEach(() => {
  net = network()
})

const menuButton = () => screen.findByRole('button', { name: /Account menu$/ })

describe('the guard', () => {
  it("shows 'Loading...' while the session is being checked", async () => {
    let give: (value: unknown) => void = () => undefined
    net.on({
      'GET /rest/v1/profiles': () =>
        new Promise((resolve) => {
          give = resolve
        }),
    })
    keepSession()
    await renderPage(routes, { at: '/settings' })
    expect(await screen.findByText('Loading...')).toBeVisible()
    await waitFor(() => expect(net.to('GET /rest/v1/profiles')).toHaveLength(1))
    give(profileOf())
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
  })

  it('sends a visitor to /auth in place of the page, and back after signing in', async () => {
    const { user, path, router } = await renderPage(routes, { at: '/settings?tab=billing' })
    await waitFor(() => expect(path()).toBe('/auth'))
    await act(() => router.navigate(-1))
    expect(path()).toBe('/auth')
    await user.type(await screen.findByLabelText('Email'), 'mara@tideline.example')
    await user.type(screen.getByLabelText('Password'), 'paperweight{Enter}')
    await waitFor(() => expect(path()).toBe('/settings?tab=billing'))
    expect(await screen.findByText('Current Plan')).toBeVisible()
  })

  it('lets nobody in whose session was ended in another tab', async () => {
    keepSession()
    const { path } = await renderPage(routes, { at: '/settings' })
    await screen.findByRole('heading', { name: 'Settings' })
    const channel = new BroadcastChannel('precis.session')
    window.localStorage.clear()
    channel.postMessage({ event: 'SIGNED_OUT', session: null })
    await waitFor(() => expect(path()).toBe('/auth'))
    channel.close()
  })

  it('goes on without a profile that cannot be loaded', async () => {
    net.on({ 'GET /rest/v1/profiles': () => jsonResponse(406, { message: 'none' }) })
    keepSession()
    await renderPage(routes, { at: '/settings' })
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(await menuButton()).toHaveTextContent('M')
  })
})

describe('the navigation bar', () => {
  it('offers a visitor Try Now and Sign In', async () => {
    await renderPage(routes, { at: '/nowhere' })
    const bar = within(await screen.findByRole('banner'))
    expect(await bar.findByRole('link', { name: 'Try Now' })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    )
    expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
    expect(bar.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/#features')
    expect(bar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing')
    expect(bar.queryByRole('button', { name: /Account menu$/ })).toBeNull()
  })

  it('shows who is signed in, by what plan, and leads to Settings', async () => {
    keepSession()
    const { user, path } = await renderPage(routes, { at: '/nowhere' })
    const avatar = await menuButton()
    expect(avatar).toHaveTextContent('MO')
    await user.click(avatar)
    const menu = await screen.findByRole('menu')
    expect(menu).toHaveTextContent('Mara Oduya')
    expect(menu).toHaveTextContent('mara@tideline.example')
    expect(menu).toHaveTextContent('Document Pack')
    await user.click(within(menu).getByRole('menuitem', { name: 'Settings' }))
    await waitFor(() => expect(path()).toBe('/settings'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it("names somebody without a name 'User' on the Free Plan", async () => {
    net.on({
      'GET /rest/v1/profiles': () => profileOf({ full_name: null, subscription_type: 'free' }),
    })
    keepSession()
    const { user } = await renderPage(routes, { at: '/nowhere' })
    await user.click(await menuButton())
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByText('User')).toBeVisible()
    expect(within(menu).getByText('Free Plan')).toBeVisible()
  })

  it('closes its menu on a click elsewhere', async () => {
    keepSession()
    const { user } = await renderPage(routes, { at: '/nowhere' })
    await user.click(await menuButton())
    await screen.findByRole('menu')
    await user.click(document.body)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('signs out from a guarded page and goes home, not to /auth', async () => {
    keepSession()
    const { user, path, router } = await renderPage(routes, { at: '/settings' })
    const visited: string[] = []
    router.subscribe(({ location }) => visited.push(location.pathname))
    await user.click(await menuButton())
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(path()).toBe('/'))
    expect(await screen.findByRole('link', { name: 'Try Now' })).toBeVisible()
    expect(visited).not.toContain('/auth')
    expect(window.localStorage.getItem('precis.session')).toBeNull()
  })

  it('has every entry in the drawer', async () => {
    keepSession()
    const { user } = await renderPage(routes, { at: '/nowhere' })
    await menuButton()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(
      within(within(drawer).getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Dashboard', '/analyze'],
      ['Features', '/#features'],
      ['Use Cases', '/#showcase'],
      ['About Us', '/about'],
      ['Security', '/security'],
      ['Help Center', '/help'],
      ['Settings', '/settings'],
    ])
    expect(within(drawer).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })
})

describe('the frame', () => {
  it('begins with a way past the navigation', async () => {
    const { user } = await renderPage(routes, { at: '/about' })
    await screen.findByRole('main')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  })

  it('names the page in the window title and moves the focus to it', async () => {
    const { user } = await renderPage(routes, { at: '/nowhere' })
    await waitFor(() => expect(document.title).toBe('Page not found · Precis'))
    const footer = within(await screen.findByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Terms of Service' }))
    await waitFor(() => expect(document.title).toContain('Terms of Service'))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves view and focus alone where a screen only gets another address, but not on the way there later', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { router } = await renderPage(routes, { at: '/about' })
    const link = await screen.findByRole('link', { name: 'Skip to content' })
    link.focus()
    await act(() => router.navigate('/terms', { state: sameScreen }))
    await waitFor(() => expect(document.title).toContain('Terms of Service'))
    expect(link).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
    await act(() => router.navigate('/about'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('begins each page at its top, also on the way back', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { router } = await renderPage(routes, { at: '/about' })
    await screen.findByRole('main')
    for (const move of ['/terms', '/help', -1] as const) {
      scrolled.mockClear()
      await act(() => (move === -1 ? router.navigate(-1) : router.navigate(move)))
      await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }))
    }
    expect(window.history.scrollRestoration).toBe('manual')
  })

  it('leads from another page to a section and puts the focus there', async () => {
    const shown = vi.fn()
    HTMLElement.prototype.scrollIntoView = shown
    const { user } = await renderPage(routes, { at: '/nowhere' })
    const bar = within(await screen.findByRole('banner'))
    await user.click(bar.getByRole('link', { name: 'Pricing' }))
    await waitFor(() => expect(shown.mock.contexts).toEqual([document.getElementById('pricing')]))
    expect(document.getElementById('pricing')).toHaveFocus()
  })

  it('keeps bar and footer around a page that fails, with ways on', async () => {
    const [frame] = routes
    const framed = frame?.children?.find(({ children }) => children !== undefined)
    const Failing = lazy(() => Promise.reject(new Error('the file is gone')))
    const children = [{ ...framed, children: [{ path: '/terms', element: <Failing /> }] }]
    const failing = { ...frame, children } as RouteObject
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { router } = await renderPage([failing], { at: '/terms' })
    expect(await screen.findByRole('heading', { name: 'This page could not load' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(reported.mock.calls.join()).toContain('the file is gone')
    reported.mockClear()
    await act(() => router.navigate('/nowhere'))
    expect(await screen.findByText('Elsewhere')).toBeVisible()
  })

  it('keeps a chosen theme', async () => {
    const { user } = await renderPage(routes, { at: '/nowhere' })
    const footer = within(await screen.findByRole('contentinfo'))
    await user.click(footer.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(window.localStorage.getItem('precis.theme')).toBe('dark')
    await user.click(footer.getByRole('radio', { name: 'System' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })
})

it('leaves for /auth when the server refuses the session, and remembers the page', async () => {
  const refused = (_: FakeRequest) =>
    jsonResponse(401, { error: 'Your session has expired.', code: 'unauthorized' })
  net.on({
    'POST /.netlify/functions/checkout': refused,
    'POST /auth/v1/token': () =>
      jsonResponse(400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }),
  })
  keepSession()
  const { user, path, router } = await renderPage(routes, { at: '/settings?tab=billing' })
  await user.click(await screen.findByRole('button', { name: 'Buy More' }))
  await waitFor(() => expect(path()).toBe('/auth'))
  expect(router.state.location.state).toEqual({ from: '/settings?tab=billing' })
})
