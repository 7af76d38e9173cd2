import { test as base } from '../support/test.ts'
import { type Actor, assembleCast, type Cast, keepWork } from './fixtures.ts'

interface Fixtures {
  /** Who looks at the screen. */
  actor: Actor
}

/** The test of screens: its page belongs to one of the cast, who are made once for each worker. */
export const test = base.extend<Fixtures, { cast: Cast }>({
  actor: ['visitor', { option: true }],
  cast: [
    async ({ browser }, use, info) => {
      const baseURL = info.project.use.baseURL ?? ''
      await use(await assembleCast(browser, baseURL))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  storageState: async ({ cast, actor }, use) => use(cast.states[actor]),
  context: async ({ context, cast, actor }, use) => {
    if (actor === 'analyst') await keepWork(context, cast)
    await use(context)
  },
})
