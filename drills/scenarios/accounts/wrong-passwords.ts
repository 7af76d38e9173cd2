import { addAccount } from '../../accounts.ts'
import { send } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'

const attempts = 30
const elsewhere = '127.0.0.2'

export const wrongPasswords: Scenario = {
  name: 'wrong-passwords',
  what: `${attempts} wrong passwords for somebody's address from another address, then the owner signs in.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const { email, password, visitor } = await addAccount(fixture)
    const [origin] = fixture.origins
    const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
    const statuses = await drill.during(() =>
      Promise.all(
        Array.from({ length: attempts }, async (_, at) => {
          const answer = await send(origin, '/auth/v1/token?grant_type=password', {
            from: elsewhere,
            headers: { apikey: config.supabaseKey },
            body: { email, password: `wrong ${at}` },
          })
          return answer.status
        }),
      ),
    )
    const limited = statuses.filter((status) => status === 429).length
    drill.claim(limited > 0, `${limited} of ${attempts} guesses were refused for their number`)
    const owner = await visitor.signIn(email, password)
    drill.claim(
      owner.error === null,
      `the owner ${owner.error ? `may not sign in: ${owner.error.message}` : 'signs in'}`,
    )
  },
}
