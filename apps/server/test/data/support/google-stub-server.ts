import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const client = { clientId: 'client-1', clientSecret: 'google-secret-1' }
const issuer = 'https://accounts.google.com'

export interface GoogleUser {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

export type GoogleStub = Awaited<ReturnType<typeof openGoogleStub>>

/**
 * A real OpenID provider on a loopback port, with Google's issuer, paths and key set. Whoever comes is signed in as
 * `user` and consents at once; with no user they cancel.
 */
export async function openGoogleStub(redirectUri: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state: { user: GoogleUser | null } = { user: null }
  const users = new Map<string, GoogleUser>()
  const scopes = ['openid', 'email', 'profile']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] },
    cookies: { keys: ['loopback'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    // Google's web flow for confidential clients asks for none.
    pkce: { required: () => false },
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token', jwks: '/oauth2/v3/certs' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => users.get(accountId),
    }),
  })
  const serve = provider.callback()

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { params } = await provider.interactionDetails(request, response)
    const { user } = state
    if (user === null) {
      const denial = { error: 'access_denied', error_description: 'The user denied access' }
      return provider.interactionFinished(request, response, denial)
    }
    users.set(user.sub, user)
    const grant = new provider.Grant({ accountId: user.sub, clientId: params.client_id })
    grant.addOIDCScope(params.scope)
    return provider.interactionFinished(request, response, {
      login: { accountId: user.sub },
      consent: { grantId: await grant.save() },
    })
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub')
    if (url.pathname.startsWith('/interaction/')) {
      interact(request, response).catch(() => response.writeHead(500).end())
      return
    }
    // Google counts `email` and `profile` as OpenID scopes, with or without `openid`.
    if (url.searchParams.has('scope')) url.searchParams.set('scope', scopes.join(' '))
    request.url = `${url.pathname}${url.search}`
    serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base,
    state,
    /** Signs an ID token with the provider's own key, whatever it says. */
    signIdToken(claims: object): string {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const content = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`
      const signature = sign('sha256', Buffer.from(content), privateKey).toString('base64url')
      return `${content}.${signature}`
    },
    /** Goes through Google's pages as a browser does; answers where they lead back to. */
    async pass(authorizeUrl: string): Promise<URL> {
      const cookies = new Map<string, string>()
      const { pathname, search } = new URL(authorizeUrl)
      let next = new URL(pathname + search, base)
      while (next.origin === base) {
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
        for (const cookie of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
          if (value === '') cookies.delete(name)
          else cookies.set(name, value)
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${next.pathname} answered ${answer.status}`)
        next = new URL(location, next)
      }
      return next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
