/** What a mailed link or a sign-in provider put into the address. */
export type AuthLink =
  | { kind: 'none' }
  | { kind: 'tokens'; type: string; accessToken: string; refreshToken: string }
  | { kind: 'code'; code: string }
  | { kind: 'failed'; message: string }

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
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (accessToken !== null && refreshToken !== null) {
    return { kind: 'tokens', type: fragment.get('type') ?? 'signin', accessToken, refreshToken }
  }
  const failure = [fragment, query].find(
    (params) => params.has('error') || params.has('error_code'),
  )
  if (failure !== undefined) {
    return { kind: 'failed', message: failure.get('error_description') ?? 'An error occurred' }
  }
  const code = query.get('code')
  return code === null ? { kind: 'none' } : { kind: 'code', code }
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
