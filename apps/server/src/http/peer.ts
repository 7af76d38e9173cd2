import type { Context } from 'hono'
import type { HttpEnv } from './types.ts'

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** The address that limits are counted by. A proxy's word is taken only when it runs on this machine or `trustsProxy` is set. */
export function clientAddress(c: Context<HttpEnv>, trustsProxy: boolean): string {
  const peer = c.env?.peerAddress ?? 'unknown'
  if (!trustsProxy && !loopback.test(peer)) return peer
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/**
 * Whether somebody on this machine asks, directly and by a name of this machine: a proxy's neighbours and pages that
 * rebind their own name to it are not that.
 */
export function isLocalVisitor(c: Context<HttpEnv>): boolean {
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name))
  return (
    loopback.test(c.env?.peerAddress ?? '') &&
    !forwarded &&
    loopbackHost.test(new URL(c.req.url).hostname)
  )
}
