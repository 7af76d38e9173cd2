import type { BrowserContext } from '@playwright/test'
import { test as base } from '../support/test.ts'
import { type Actor, createFixtures, type Fixtures, startAs } from './fixtures.ts'

interface ScreenOptions {
  /** Who looks at the screen. */
  actor: Actor
}

interface Shared {
  fixtures: Fixtures
  /** One browser context for each actor, in which the product's files are loaded and compiled once. */
  contextOf: (actor: Actor) => Promise<BrowserContext>
}

/** The test of screens: its page belongs to one of the fixtures, who are made once for each worker. */
export const test = base.extend<ScreenOptions, Shared>({
  actor: ['visitor', { option: true }],
  fixtures: [
    async ({ browser }, use, info) => {
      const baseURL = info.project.use.baseURL ?? ''
      await use(await createFixtures(browser, baseURL))
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  contextOf: [
    async ({ browser, fixtures }, use) => {
      const contexts = new Map<Actor, Promise<BrowserContext>>()
      const open = async (actor: Actor) => {
        const context = await browser.newContext()
        await startAs(context, fixtures, actor)
        return context
      }
      await use((actor) => {
        const context = contexts.get(actor) ?? open(actor)
        contexts.set(actor, context)
        return context
      })
      for (const context of contexts.values()) await (await context).close()
    },
    { scope: 'worker' },
  ],
  context: async ({ contextOf, actor }, use) => use(await contextOf(actor)),
  page: async ({ page, viewport, baseURL }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    // What an earlier test left in the browser, but for the files it loaded.
    const session = await page.context().newCDPSession(page)
    const origin = new URL(baseURL ?? '').origin
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,file_systems'
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await session.detach()
    await use(page)
    await page.close()
  },
})
