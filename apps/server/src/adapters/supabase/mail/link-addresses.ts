import type { LinkKind } from './auth-mail.ts'

/** The address a mail asks its reader to follow. */
export function mailedAddress(origin: string, token: string, kind: LinkKind): string {
  const link = new URL('/auth/v1/verify', origin)
  link.searchParams.set('token', token)
  link.searchParams.set('type', kind)
  link.searchParams.set('redirect_to', returnAddress(origin, kind))
  return link.href
}

/** Where that address leads on to. */
export function returnAddress(origin: string, kind: LinkKind): string {
  return `${origin}/auth?mode=${kind === 'signup' ? 'verify-email' : 'update-password'}`
}
