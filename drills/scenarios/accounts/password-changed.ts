import { visit } from '../../../apps/server/test/support/visitor.ts'
import { addAccount } from '../../accounts.ts'
import type { Scenario } from '../../scenario.ts'
import { untilRefused } from './until-refused.ts'

export const passwordChanged: Scenario = {
  name: 'password-changed',
  what: 'Another session goes on after the password was changed, at both processes, and refreshes.',
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const { email, password, visitor } = await addAccount(fixture)
    const thief = await visit(fixture.origins.at(-1) ?? fixture.origins[0])
    await thief.signIn(email, password)
    const stolen = (await thief.supabase.auth.getSession()).data.session
    if (stolen === null) throw new Error('no session')
    const { error } = await visitor.supabase.auth.updateUser({ password: 'another-paperweight' })
    if (error) throw error
    await drill.during(async () => {
      for (const origin of fixture.origins) {
        const seconds = await untilRefused(origin, stolen.access_token)
        for (const [what, after] of Object.entries(seconds)) {
          drill.claim(
            after !== null,
            after === null ? `${what} still works` : `${what} refused after ${after.toFixed(1)} s`,
          )
        }
      }
    })
    const refreshed = await thief.supabase.auth.refreshSession(stolen)
    drill.claim(
      refreshed.error !== null,
      'the refresh token of the other session is worth nothing',
      'the refresh token of the other session opens a new one',
    )
    const own = await visitor.supabase.from('profiles').select('*')
    drill.claim(
      own.error === null,
      'the session that changed it goes on',
      'the session that changed it is over too',
    )
  },
}
