import { type Account, addAccount } from '../../accounts.ts'
import type { ServerFixture } from '../../open-fixture.ts'
import type { Scenario } from '../../scenario.ts'

const filter = 'match.^(a%2B)(a%2B)(a%2B)(a%2B)\\1\\2\\3\\4$'
const patienceMs = 20_000

/** Renames the person to what makes the pattern slow; answers how to ask for it. */
export async function preparePattern(fixture: ServerFixture, { id, visitor }: Account) {
  const renamed = await visitor.supabase
    .from('profiles')
    .update({ full_name: 'a'.repeat(199) })
    .eq('id', id)
  if (renamed.error) throw renamed.error
  const config = (await (await fetch(`${fixture.origins[0]}/config.json`)).json()) as {
    supabaseKey: string
  }
  const headers = { apikey: config.supabaseKey, authorization: `Bearer ${visitor.accessToken()}` }
  return async (origin: string, signal: AbortSignal): Promise<number | null> => {
    const url = `${origin}/rest/v1/profiles?select=id&full_name=${filter}`
    const answer = await fetch(url, { headers, signal }).catch(() => null)
    return answer?.status ?? null
  }
}

export const patternFreeze: Scenario = {
  name: 'pattern-freeze',
  what: 'One filter of /rest/v1 with a pattern that takes a minute.',
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open()
    const ask = await preparePattern(fixture, await addAccount(fixture))
    const startedAt = performance.now()
    const status = await drill.during(() =>
      ask(fixture.origins[0], AbortSignal.timeout(patienceMs)),
    )
    const ms = Math.round(performance.now() - startedAt)
    drill.claim(status === 400, `answered ${status ?? 'nothing'} after ${ms} ms; 400 is right`)
  },
}
