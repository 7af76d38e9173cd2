import { expect, it } from 'vitest'
import { fakeNetwork } from '../../test/fake-network.ts'
import { mara, sessionBody, testConfig } from '../../test/test-users.ts'
import { googleSignInUrl, isAwaitingGoogle, redeemCode } from './google-sign-in.ts'
import { sessionStorageKey } from './stored-session.ts'
import { getSupabase } from './supabase.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = [
  part({ alg: 'HS256', typ: 'JWT' }),
  part({ sub: mara.id, exp: Math.floor(Date.now() / 1000) + 3_600 }),
  Buffer.from('signature').toString('base64url'),
].join('.')

it('gives the session to the client of the application and keeps nothing else', async () => {
  let sent: Record<string, string> = {}
  fakeNetwork({
    'GET /config.json': () => testConfig,
    'POST /auth/v1/token': ({ body }) => {
      sent = body as typeof sent
      return sessionBody(token)
    },
    'GET /auth/v1/user': () => sessionBody().user,
  })
  const address = new URL(await googleSignInUrl('https://precis.example/auth'))
  expect(address.searchParams.get('redirect_to')).toBe('https://precis.example/auth')
  expect(isAwaitingGoogle()).toBe(true)

  await redeemCode('the-code')
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(sent['code_verifier']),
  )
  expect(sent['auth_code']).toBe('the-code')
  expect(address.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'))
  expect(isAwaitingGoogle()).toBe(false)
  expect(Object.keys(window.localStorage)).toEqual([sessionStorageKey])
  const { data } = await (await getSupabase()).auth.getSession()
  expect(data.session?.access_token).toBe(token)
})

it('refuses a code of another browser without asking', async () => {
  const net = fakeNetwork({ 'GET /config.json': () => testConfig })
  await expect(redeemCode('a-code')).rejects.toThrow()
  expect(net.requests.map(({ url }) => url.pathname)).toEqual(['/config.json'])
})
