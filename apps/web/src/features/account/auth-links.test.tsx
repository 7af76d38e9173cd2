import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AuthLink } from '../../lib/auth/auth-link.ts'
import { jsonResponse } from '../../test/fake-network.ts'
import { keepSession, mara } from '../../test/test-users.ts'
import { authNetwork, email, openAuth, password } from './testing/open-auth.tsx'

let net: ReturnType<typeof authNetwork>
beforeEach(() => {
  net = authNetwork()
})

// A token whose parts decode, as supabase-js looks into it.
const jwt = [{ alg: 'HS256' }, { sub: mara.id, exp: 9_999_999_999 }, 'x']
  .map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''))
  .join('.')
const recoveryLink: AuthLink = {
  kind: 'tokens',
  mode: 'update-password',
  type: 'recovery',
  accessToken: jwt,
  refreshToken: 'r',
}

describe('mode=verify-email', () => {
  it('drops the session that the link brought and shows the sign-in form', async () => {
    const { path } = await openAuth('?mode=verify-email', {
      link: {
        kind: 'tokens',
        mode: 'verify-email',
        type: 'signup',
        accessToken: jwt,
        refreshToken: 'r',
      },
    })
    expect(screen.getByRole('heading', { name: 'Email Verified' })).toBeVisible()
    expect(screen.getByText('You can now sign in to your account')).toBeVisible()
    await waitFor(() => expect(net.to('POST /auth/v1/logout')).toHaveLength(1))
    expect(window.localStorage.getItem('precis.session')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(path()).toBe('/auth?mode=verify-email')
  })

  it('does not send a signed-in visitor away, but a sign-in does', async () => {
    keepSession()
    const { user, path } = await openAuth('?mode=verify-email')
    await user.type(email(), 'mara@tideline.example')
    await user.type(password(), 'paperweight{Enter}')
    await waitFor(() => expect(path()).toBe('/analyze'))
  })

  it('does not claim a verification that failed', async () => {
    await openAuth('?mode=verify-email', { link: { kind: 'failed', mode: 'verify-email' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('expired')
    expect(screen.queryByText('Email Verified')).toBeNull()
  })
})

describe('mode=update-password', () => {
  it('takes a new password twice and goes to /analyze', async () => {
    const { user, path } = await openAuth('?mode=update-password', { link: recoveryLink })
    const next = await screen.findByLabelText('New Password')
    expect(screen.getByText('Enter your new password below')).toBeVisible()
    await user.type(next, 'paperweight')
    await user.type(screen.getByLabelText('Confirm New Password'), 'paperweigth')
    await user.click(screen.getByRole('button', { name: 'Update Password' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('New passwords do not match')
    expect(net.to('PUT /auth/v1/user')).toHaveLength(0)
    await user.clear(next)
    await user.type(next, '        {Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your password can’t be only spaces.',
    )
    await user.clear(next)
    await user.type(next, 'paperweight')
    await user.clear(screen.getByLabelText('Confirm New Password'))
    await user.type(screen.getByLabelText('Confirm New Password'), 'paperweight{Enter}')
    await waitFor(() => expect(path()).toBe('/analyze'))
    expect(net.to('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'paperweight' })
  })

  it('offers a new link when the old one has expired', async () => {
    const { user } = await openAuth('?mode=update-password', {
      link: { kind: 'failed', mode: 'update-password' },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(/expired or has already been used/)
    await user.type(email(), 'mara@tideline.example')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(
      await screen.findByText('Password reset instructions have been sent to your email'),
    ).toBeVisible()
  })

  it.each([
    ['that is too old', 403, 'reauthentication_needed'],
    ['whose session has ended', 403, 'session_not_found'],
  ])('offers a new link for one %s', async (_, status, code) => {
    net.on({ 'PUT /auth/v1/user': () => jsonResponse(status, { error_code: code, msg: 'No.' }) })
    const { user, path } = await openAuth('?mode=update-password', { link: recoveryLink })
    await user.type(await screen.findByLabelText('New Password'), 'paperweight')
    await user.type(screen.getByLabelText('Confirm New Password'), 'paperweight{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter your email address to get a new one.',
    )
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeVisible()
    expect(path()).toBe('/auth?mode=update-password')
  })

  it('does not take a password from an ordinary session', async () => {
    keepSession()
    await openAuth('?mode=update-password')
    expect(await screen.findByRole('alert')).toHaveTextContent(/expired or has already been used/)
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })

  it('still knows the recovery session after a reload', async () => {
    const first = await openAuth('?mode=update-password', { link: recoveryLink })
    await screen.findByLabelText('New Password')
    first.unmount()
    await openAuth('?mode=update-password')
    expect(await screen.findByLabelText('New Password')).toBeVisible()
  })
})
