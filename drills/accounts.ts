import { randomUUID } from 'node:crypto'
import { visit } from '../apps/server/test/support/visitor.ts'
import type { ServerFixture } from './open-fixture.ts'

export type Visitor = Awaited<ReturnType<typeof visit>>

/** Somebody with an account, signed in at every server in a session of its own. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly password: string
  /** The session at the first server. */
  readonly visitor: Visitor
  /** One session for each server. */
  readonly visitors: readonly Visitor[]
}

/** Makes that person over HTTP: sign-up, mailed link, sign-in, and a pack where credits are wanted. */
export async function addAccount(
  fixture: ServerFixture,
  { credits = false } = {},
): Promise<Account> {
  const email = `reader-${randomUUID()}@example.test`
  const password = `paper-${randomUUID()}`
  const visitor = await visit(fixture.origins[0])
  const joined = await visitor.signUp(email, password)
  if (joined.error) throw joined.error
  await visitor.followMail(email)
  const visitors = [
    visitor,
    ...(await Promise.all(fixture.origins.slice(1).map((origin) => visit(origin)))),
  ]
  let id = ''
  for (const each of visitors) {
    const { data, error } = await each.signIn(email, password)
    if (error) throw error
    id = data.user.id
  }
  if (credits) {
    const paid = await visitor.buyPack()
    if (!paid.ok) throw new Error(`activation answered ${paid.status}`)
  }
  return { id, email, password, visitor, visitors }
}
