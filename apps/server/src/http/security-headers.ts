import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './types.ts'

export interface HeaderOptions {
  readonly isHttps: boolean
  /** Address of a hosted Supabase project, which the browser then calls directly. */
  readonly hostedUrl: string | null
}

/** The headers that every answer carries, errors and files included: workers take the policy of their own response. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  const hosted = options.hostedUrl === null ? null : new URL(options.hostedUrl).origin
  const connect = hosted === null ? "'self'" : `'self' ${hosted} ${hosted.replace(/^http/, 'ws')}`
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src ${connect}`,
      "worker-src 'self'",
      "manifest-src 'self'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(options.isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Puts the security headers on each answer and takes any cross-origin permission off it. */
export function withSecurityHeaders(
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-')) c.res.headers.delete(name)
    }
    const { scripts = [], styles = [] } = c.get('inlineHashes') ?? {}
    for (const [name, value] of Object.entries(headers)) {
      const allowing = value
        .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
        .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
      c.res.headers.set(name, allowing)
    }
  }
}
