import { setTimeout } from 'node:timers/promises'
import { claimsOf } from '../../../apps/server/test/data/support/signed-token.ts'
import { aiPath } from '../../../apps/server/test/support/ai-path.ts'

const patienceMs = 12_000
const pauseMs = 250

/** How many seconds each use of a token goes on until it is refused; null when it is not within seconds. */
export async function untilRefused(origin: string, token: string) {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const send = async (path: string, method: string, body?: object): Promise<boolean> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        apikey: config.supabaseKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return answer.status === 401 || answer.status === 403
  }
  const uses = {
    profile: () => send('/rest/v1/profiles?select=*', 'GET'),
    rename: () =>
      send(`/rest/v1/profiles?id=eq.${claimsOf(token)['sub']}`, 'PATCH', {
        full_name: 'Still here',
      }),
    rpc: () => send('/rest/v1/rpc/increment_document_usage', 'POST', {}),
    title: () => send(aiPath, 'POST', { action: 'generateTitle', content: 'A lease of a shop.' }),
    user: () => send('/auth/v1/user', 'GET'),
  }
  const startedAt = performance.now()
  const wait = async (isRefused: () => Promise<boolean>): Promise<number | null> => {
    while (!(await isRefused())) {
      if (performance.now() - startedAt > patienceMs) return null
      await setTimeout(pauseMs)
    }
    return (performance.now() - startedAt) / 1000
  }
  const waits = Object.entries(uses).map(
    async ([what, isRefused]) => [what, await wait(isRefused)] as const,
  )
  return Object.fromEntries(await Promise.all(waits))
}
