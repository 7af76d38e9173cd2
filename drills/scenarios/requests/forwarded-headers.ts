import { send } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'

const calls = 100
const traces = {
  forwarded: 'for=198.51.100.7',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'precis.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.7',
  via: '1.1 proxy',
}

export const forwardedHeaders: Scenario = {
  name: 'forwarded-headers',
  what: `${calls} sign-ins, each with another X-Forwarded-For; mailbox and metrics through a proxy.`,
  databases: ['pglite'],
  async run(drill) {
    const fixture = await drill.open()
    const [origin] = fixture.origins
    const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
    const answers = await drill.during(() =>
      Promise.all(
        Array.from({ length: calls }, (_, at) =>
          send(origin, '/auth/v1/token?grant_type=password', {
            headers: { apikey: config.supabaseKey, 'x-forwarded-for': `198.51.100.${at}` },
            body: { email: `nobody-${at}@example.test`, password: 'a wrong one' },
          }),
        ),
      ),
    )
    const limited = answers.filter(({ status }) => status === 429).length
    drill.claim(limited > 0, `${limited} of ${calls} were refused for their number`)
    for (const path of ['/dev/mailbox.json', '/metrics']) {
      const open: string[] = []
      for (const [name, value] of Object.entries(traces)) {
        const { status } = await send(origin, path, { headers: { [name]: value } })
        if (status === 200) open.push(name)
      }
      drill.claim(
        open.length === 0,
        `${path} ${open.length > 0 ? `open with ${open.join(', ')}` : 'is shut behind a proxy'}`,
      )
      const direct = await send(origin, path, {})
      drill.claim(direct.status === 200, `${path} answers ${direct.status} to a direct caller`)
    }
  },
}
