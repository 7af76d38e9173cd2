import { test as base } from '../support/test.ts'
import { type Actor, createFixtures, type Fixtures, startAs } from './fixtures.ts'

interface ScreenOptions {
  /** Who looks at the screen. */
  actor: Actor
}

/** The test of screens: its page belongs to one of the fixtures, who are made once for each worker. */
export const test = base.extend<ScreenOptions, { fixtures: Fixtures }>({
  actor: ['visitor', { option: true }],
  fixtures: [
    async ({ browser }, use, info) => {
      const baseURL = info.project.use.baseURL ?? ''
      await use(await createFixtures(browser, baseURL))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context, fixtures, actor }, use) => {
    await startAs(context, fixtures, actor)
    await use(context)
  },
})
