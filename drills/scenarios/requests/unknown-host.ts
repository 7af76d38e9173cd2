import { send } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'

export const unknownHost: Scenario = {
  name: 'unknown-host',
  what: 'Requests with the name of another host while PUBLIC_URL is set.',
  databases: ['pglite'],
  async run(drill) {
    const fixture = await drill.open({ environment: { PUBLIC_URL: 'https://precis.example' } })
    const [origin] = fixture.origins
    const ask = async (path: string, host: string) =>
      (await send(origin, path, { headers: { host } })).status ?? 0
    for (const path of ['/', '/config.json', '/auth/v1/settings', '/dev/mailbox.json']) {
      const status = await ask(path, 'attacker.example')
      drill.claim(status >= 400, `${path} answers ${status} to attacker.example`)
    }
    const own = await ask('/config.json', 'precis.example')
    drill.claim(own === 200, `/config.json answers ${own} to precis.example`)
    for (const path of ['/healthz', '/readyz']) {
      const status = await ask(path, '10.0.0.7:8080')
      drill.claim(status === 200, `${path} answers ${status} to 10.0.0.7`)
    }
    for (const path of ['/dev/mailbox.json', '/metrics']) {
      const status = await ask(path, 'precis.example')
      drill.claim(status >= 400, `${path} answers ${status} without its token`)
    }
  },
}
