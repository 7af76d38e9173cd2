import { randomUUID } from 'node:crypto'
import { visit } from '../../../apps/server/test/support/visitor.ts'
import type { Scenario } from '../../scenario.ts'

export const signUpTakeover: Scenario = {
  name: 'sign-up-takeover',
  what: "A thief signs up somebody's address first; the owner signs up too and follows the mail.",
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const [origin] = fixture.origins
    const email = `owner-${randomUUID()}@example.test`
    const thief = await visit(fixture.origins.at(-1) ?? origin)
    const owner = await visit(origin)
    await thief.signUp(email, 'password of the thief')
    await owner.signUp(email, 'password of the owner')
    await owner.followMail(email)
    const stolen = await thief.signIn(email, 'password of the thief')
    drill.claim(
      stolen.error !== null,
      "the thief's password opens nothing",
      "the thief's password opens the account",
    )
    const own = await owner.signIn(email, 'password of the owner')
    drill.claim(
      own.error === null,
      `the owner's password ${own.error ? `answers ${own.error.message}` : 'opens the account'}`,
    )
  },
}
