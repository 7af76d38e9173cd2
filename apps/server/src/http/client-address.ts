import type { Context } from 'hono'
import { isLoopbackName } from './origins.ts'
import type { HttpEnv } from './types.ts'

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/
const proxyHeaders = /^(forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*|x-forwarded.*)$/

/** The address that limits are counted by. A proxy's word is taken only when `trustsProxy` is set. */
export function clientAddress(c: Context<HttpEnv>, trustsProxy: boolean): string {
  const peer = c.env?.peerAddress ?? 'unknown'
  if (!trustsProxy) return peer
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/**
 * Whether somebody on this machine asks, directly and by a name of this machine: a proxy's neighbors and pages that
 * rebind their own name to it are not that.
 */
export function isLocalVisitor(c: Context<HttpEnv>): boolean {
  return (
    loopback.test(c.env?.peerAddress ?? '') &&
    isLoopbackName(new URL(c.req.url).hostname) &&
    !Object.keys(c.req.header()).some((name) => proxyHeaders.test(name))
  )
}
