import { describe, expect, it } from 'vitest'
import { readAuthLink, withoutAuthLink } from './auth-link.ts'

const at = (path: string) => new URL(path, 'http://localhost:3000')

describe('readAuthLink', () => {
  it('reads the tokens of a mailed link from the fragment', () => {
    const address = at(
      '/auth?mode=update-password#access_token=a&refresh_token=r&expires_in=3600&type=recovery',
    )
    expect(readAuthLink(address)).toEqual({
      kind: 'tokens',
      mode: 'update-password',
      type: 'recovery',
      accessToken: 'a',
      refreshToken: 'r',
    })
  })

  it('reads the code of a hosted project from the query', () => {
    expect(readAuthLink(at('/auth?code=c0de'))).toEqual({ kind: 'code', mode: null, code: 'c0de' })
  })

  it('takes a query called code for a link on /auth only', () => {
    expect(readAuthLink(at('/help?code=42'))).toEqual({ kind: 'none' })
  })

  it('reports a link that has expired', () => {
    const address = at('/auth?mode=verify-email#error=access_denied&error_code=otp_expired')
    expect(readAuthLink(address)).toEqual({ kind: 'failed', mode: 'verify-email' })
  })

  it('leaves ordinary hashes alone', () => {
    expect(readAuthLink(at('/#pricing'))).toEqual({ kind: 'none' })
  })
})

describe('withoutAuthLink', () => {
  it('keeps the mode and drops everything secret', () => {
    const address = at('/auth?mode=update-password&code=c#access_token=a&refresh_token=r')
    expect(withoutAuthLink(address).href).toBe('http://localhost:3000/auth?mode=update-password')
  })

  it('keeps a hash that names a section', () => {
    expect(withoutAuthLink(at('/#features')).hash).toBe('#features')
  })
})
