import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, testConfig } from '../../test/test-users.ts'
import { AuthPage } from './auth-page.tsx'
import { example } from './model/example.ts'
import { authNetwork, email, openAuth, password } from './testing/open-auth.tsx'

let net: ReturnType<typeof authNetwork>
beforeEach(() => {
  net = authNetwork()
})

describe('signing in', () => {
  it('leads to /analyze by Enter', async () => {
    const { user, path } = await openAuth()
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    expect(screen.getByText('Sign in to continue analyzing documents')).toBeVisible()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    await waitFor(() => expect(path()).toBe('/analyze'))
    expect(net.to('POST /auth/v1/token')[0]?.body).toMatchObject({
      email: 'mara@tideline.example',
      password: 'paperweight',
    })
  })

  it('returns to the page that the guard turned away', async () => {
    const { user, path } = await openAuth('', { state: { from: '/settings?tab=billing' } })
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    await waitFor(() => expect(path()).toBe('/settings?tab=billing'))
  })

  it('never returns to an address elsewhere', async () => {
    keepSession()
    const page = await renderPage([{ path: '/auth', element: <AuthPage /> }], {
      at: { pathname: '/auth', state: { from: '//evil.example' } },
    })
    await waitFor(() => expect(page.path()).toBe('/analyze'))
  })

  it("shows the service's reason as an alert and keeps what was typed", async () => {
    net.on({
      'POST /auth/v1/token': () =>
        jsonResponse(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
    })
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'wrong-one{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials')
    expect(email()).toHaveValue('mara@tideline.example')
    expect(password()).toHaveValue('wrong-one')
  })

  it("says 'An error occurred' when the reason is unreadable", async () => {
    net.on({ 'POST /auth/v1/token': () => jsonResponse(500, { msg: '{}' }) })
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred')
  })

  it('offers the verification mail again to who has not verified', async () => {
    net.on({
      'POST /auth/v1/token': () =>
        jsonResponse(400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }),
    })
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    await user.click(
      await screen.findByRole('button', { name: 'Send the verification email again' }),
    )
    expect(await screen.findByText('Please check your email to verify your account')).toBeVisible()
    expect(net.to('POST /auth/v1/signup')[0]?.body).toMatchObject({
      email: 'mara@tideline.example',
      password: 'paperweight',
    })
  })

  it('says so while it is busy', async () => {
    net.on({ 'POST /auth/v1/token': () => new Promise(() => undefined) })
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  })

  it('does not send a password that is too short', async () => {
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'short{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('at least 6 characters')
    expect(net.to('POST /auth/v1/token')).toHaveLength(0)
  })

  it('says beside the first wrong field what is missing, and leads there', async () => {
    const { user } = await openAuth()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('Enter your email address.')
    expect(password()).toHaveAccessibleDescription('Enter your password.')
    await user.type(email(), 'mara')
    expect(email()).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(email()).toHaveAccessibleDescription(/complete email address/)
    expect(net.to('POST /auth/v1/token')).toHaveLength(0)
  })

  it('shows and hides the password', async () => {
    const { user } = await openAuth()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

describe('the other modes', () => {
  it('opens the form for a new account where a call to action leads', async () => {
    const { user } = await openAuth('?mode=sign-up')
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }))
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  })

  it('leads somebody who is signed in on from there, too', async () => {
    keepSession()
    const page = await renderPage([{ path: '/auth', element: <AuthPage /> }], {
      at: '/auth?mode=sign-up',
    })
    await waitFor(() => expect(page.path()).toBe('/analyze'))
  })

  it('signs up, and the typed email survives the change of mode', async () => {
    const { user } = await openAuth()
    await user.type(email(), 'new@tideline.example')
    await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
    expect(email()).toHaveValue('new@tideline.example')
    await user.type(password(), 'paperweight')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Please check your email to verify your account')).toBeVisible()
    const request = net.to('POST /auth/v1/signup')[0]
    expect(request?.url.searchParams.get('redirect_to')).toMatch(/\/auth\?mode=verify-email$/)
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  it.each([
    ['of spaces', '        ', 'Your password can’t be only spaces.'],
    ['too long', 'é'.repeat(37), /^This password is too long/],
  ])('does not sign up with a password %s, and says why', async (_, typed, message) => {
    const { user } = await openAuth()
    await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
    await user.type(email(), 'new@tideline.example')
    await user.type(password(), `${typed}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(net.to('POST /auth/v1/signup')).toHaveLength(0)
  })

  it('asks for a reset mail without a password', async () => {
    const { user } = await openAuth()
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.type(email(), 'mara@tideline.example')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(
      await screen.findByText('Password reset instructions have been sent to your email'),
    ).toBeVisible()
    const request = net.to('POST /auth/v1/recover')[0]
    expect(request?.url.searchParams.get('redirect_to')).toMatch(/\/auth\?mode=update-password$/)
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  it('explains itself where Google is not available here', async () => {
    net.on({ 'GET /config.json': () => ({ ...testConfig, google: false }) })
    await openAuth()
    const google = screen.getByRole('button', { name: 'Continue with Google' })
    expect(google).toBeDisabled()
    expect(google).toHaveAccessibleDescription(/not available here/)
  })

  it('reports a failure at Google', async () => {
    window.localStorage.setItem('precis.google-code-verifier', 'verifier')
    await openAuth('', { link: { kind: 'failed', mode: null } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign in with Google')
  })
})

describe('after a mail was asked for', () => {
  async function askForReset() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await openAuth()
    await page.user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
    await page.user.type(email(), 'mara@tideline.example')
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await screen.findByText('Password reset instructions have been sent to your email')
    return page
  }

  it('names the mailbox and puts the form away', async () => {
    await askForReset()
    expect(screen.getByText('mara@tideline.example')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  it('sends the mail again, but not within a minute', async () => {
    const { user } = await askForReset()
    expect(screen.getByRole('button', { name: 'Send the email again in 60 s' })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText(/Only the newest link works/)).toBeVisible()
    expect(net.to('POST /auth/v1/recover')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /again in \d+ s$/ })).toBeDisabled()
  })

  it('asks for another verification link with the password that was typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openAuth()
    await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
    await user.type(email(), 'new@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    await screen.findByText('Please check your email to verify your account')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText(/Only the newest link works/)).toBeVisible()
    const [first, second] = net.to('POST /auth/v1/signup')
    expect(second?.body).toEqual(first?.body)
    await user.click(screen.getByRole('button', { name: 'Use another email address' }))
    expect(password()).toHaveValue('')
  })

  it('says why it could not be sent again, and lets it be tried', async () => {
    const { user } = await askForReset()
    net.on({
      'POST /auth/v1/recover': () =>
        jsonResponse(429, { error_code: 'over_request_rate_limit', msg: 'Too many requests.' }),
    })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await user.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.')
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeEnabled()
  })

  it('goes back to the form for another address', async () => {
    const { user } = await askForReset()
    await user.click(screen.getByRole('button', { name: 'Use another email address' }))
    expect(email()).toHaveValue('mara@tideline.example')
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
  })
})

describe('on a slow connection', () => {
  it('sends once, however often it is asked, and keeps the mode', async () => {
    net.on({ 'POST /auth/v1/token': () => new Promise(() => undefined) })
    const { user } = await openAuth()
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}{Enter}{Enter}')
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Forgot your password?' })).toBeDisabled()
    expect(net.to('POST /auth/v1/token')).toHaveLength(1)
  })
})

it('tells password managers which field is which', async () => {
  const { user } = await openAuth()
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }))
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
})

describe('the example beside the form', () => {
  it('quotes where the engine quotes', async () => {
    const { container } = await openAuth()
    expect(container.querySelector('.says')).toHaveTextContent(example.cited)
    expect(screen.queryByText('In plain language')).toBeNull()
  })

  it('speaks plainly where a model writes', async () => {
    net.on({ 'GET /config.json': () => ({ ...testConfig, engine: 'gpt-test' }) })
    const { container } = await openAuth()
    expect(container.querySelector('.says')).toHaveTextContent(example.inPlainLanguage)
  })
})

it('is a form that never writes into the address', async () => {
  vi.spyOn(window.history, 'pushState')
  const { container } = await openAuth()
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
})
