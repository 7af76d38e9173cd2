const paths = [
  '/',
  '/auth',
  '/auth?mode=verify-email',
  '/auth?mode=update-password',
  '/analyze',
  '/settings',
]

/** Every address the account service may send a browser back to, query included: it compares them whole. */
export function redirectAddresses(publicOrigins: readonly string[]): string[] {
  return publicOrigins.flatMap((origin) => paths.map((path) => `${origin}${path}`))
}
