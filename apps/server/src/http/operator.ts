import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@precis/domain'
import type { Context } from 'hono'
import { isLocalVisitor } from './client-address.ts'
import { isLoopbackName } from './origins.ts'
import type { HttpEnv } from './types.ts'

/**
 * Lets the operator of this server through: anybody who asks directly on this machine while the public address is one of this
 * machine, otherwise anybody with the token. Throws `not_found` for everybody else.
 */
export function requireOperator(
  c: Context<HttpEnv>,
  { publicUrl, operatorToken }: { readonly publicUrl: string; readonly operatorToken: string },
): void {
  if (isLoopbackName(new URL(publicUrl).hostname) && isLocalVisitor(c)) return
  const bearer = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const given = bearer ?? c.req.query('token')
  if (given === undefined || !isSame(given, operatorToken)) throw new AppError('not_found')
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
