/** What a mailed link or a sign-in provider put into the address. */
export type AuthLink =
  | { kind: 'none' }
  | { kind: 'tokens'; mode: LinkMode; type: string; accessToken: string; refreshToken: string }
  | { kind: 'code'; mode: LinkMode; code: string }
  | { kind: 'failed'; mode: LinkMode }

/** The `mode` that is beside it in the address. */
type LinkMode = string | null

const carried = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'type',
  'provider_token',
  'provider_refresh_token',
  'error',
  'error_code',
  'error_description',
  'code',
  'sb',
]

/** Reads the session, code or failure that an address carries: in its fragment, or for `/auth` in its query. */
export function readAuthLink(address: URL): AuthLink {
  const fragment = new URLSearchParams(address.hash.slice(1))
  const query = address.pathname === '/auth' ? address.searchParams : new URLSearchParams()
  const mode = query.get('mode')
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (accessToken !== null && refreshToken !== null) {
    const type = fragment.get('type') ?? 'signin'
    return { kind: 'tokens', mode, type, accessToken, refreshToken }
  }
  const hasFailed = [fragment, query].some((part) => part.has('error') || part.has('error_code'))
  if (hasFailed) return { kind: 'failed', mode }
  const code = query.get('code')
  return code === null ? { kind: 'none' } : { kind: 'code', mode, code }
}

/** The same address without anything {@link readAuthLink} reads. */
export function withoutAuthLink(address: URL): URL {
  const clean = new URL(address)
  const fragment = new URLSearchParams(clean.hash.slice(1))
  if (carried.some((name) => fragment.has(name))) clean.hash = ''
  if (clean.pathname === '/auth') for (const name of carried) clean.searchParams.delete(name)
  return clean
}

/** Takes the link out of the browser's address, so that neither history nor a reload sees it again. */
export function takeAuthLink(): AuthLink {
  const address = new URL(window.location.href)
  const link = readAuthLink(address)
  if (link.kind !== 'none') {
    window.history.replaceState(window.history.state, '', withoutAuthLink(address))
  }
  return link
}
