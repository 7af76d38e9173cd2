import { addAccount } from '../../accounts.ts'
import { megabytesOf, watchMemory } from '../../process-figures.ts'
import { sendBody } from '../../raw-request.ts'
import type { Scenario } from '../../scenario.ts'

const bodies = 12
const megabytes = 60
const limitMegabytes = 150

export const heavyBodies: Scenario = {
  name: 'heavy-bodies',
  what: `${bodies} bodies of ${megabytes} MB at once from an account without credits.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open()
    const { visitor } = await addAccount(fixture)
    const [server] = fixture.servers
    const before = megabytesOf(server.pid)
    const memory = watchMemory(server.pid)
    const answers = await drill.during(() =>
      Promise.all(
        Array.from({ length: bodies }, () =>
          sendBody(server.origin, visitor.accessToken(), megabytes * 1024 * 1024),
        ),
      ),
    )
    const grown = memory.stop() - before
    drill.claim(
      answers.every(({ status }) => status === null || status >= 400),
      `answered ${answers.map(({ status }) => status ?? 'cut').join(' ')}`,
    )
    const sent = answers.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / 1024 / 1024
    drill.figure(`bytes taken: ${Math.round(sent)} of ${bodies * megabytes} MB`)
    drill.claim(
      grown < limitMegabytes,
      `RSS ${Math.round(before)} MB, grew by ${Math.round(grown)} MB; ${limitMegabytes} at most`,
    )
  },
}
