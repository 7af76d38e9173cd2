import { addAccount } from '../../accounts.ts'
import type { Scenario } from '../../scenario.ts'
import { untilRefused } from './until-refused.ts'

export const signedOut: Scenario = {
  name: 'signed-out',
  what: 'The access token goes on after sign-out: profile, rename, rpc, AI function, other process.',
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const { visitor } = await addAccount(fixture, { credits: true })
    const session = (await visitor.supabase.auth.getSession()).data.session
    if (session === null) throw new Error('no session')
    const token = session.access_token
    const { error } = await visitor.supabase.auth.signOut({ scope: 'local' })
    if (error) throw error
    await drill.during(async () => {
      for (const [at, origin] of fixture.origins.entries()) {
        const seconds = await untilRefused(origin, token)
        for (const [what, after] of Object.entries(seconds)) {
          const where = at === 0 ? '' : ' at the other process'
          drill.claim(
            after !== null && (at > 0 || after < 1),
            after === null
              ? `${what} still works${where}`
              : `${what} refused${where} after ${after.toFixed(1)} s`,
          )
        }
      }
    })
  },
}
