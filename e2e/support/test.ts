import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'
import { type Account, buyPack, createAccount, openSignedIn } from '../../testing/accounts.ts'

interface ScreenOptions {
  /** Console messages and page errors a test expects, as fragments. */
  expectedNoise: string[]
  /** A verified account with a pack, signed in on `page`. */
  reader: Account
}

// Chromium 153 warns of what a worker answers for a page, 156 does not.
const browserNoise = ['cross-world service worker resource mismatch']

/** Playwright's test with an account of its own, where any unexpected word on the console of any tab fails the test. */
export const test = base.extend<ScreenOptions>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    const context = page.context()
    const onConsole = (message: ConsoleMessage) =>
      noise.push(`${message.type()}: ${message.text()}`)
    const onError = (error: WebError) => noise.push(String(error.error()))
    context.on('console', onConsole).on('weberror', onError)
    await use(page)
    context.off('console', onConsole).off('weberror', onError)
    const expected = [...browserNoise, ...expectedNoise]
    expect(noise.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([])
  },
  reader: async ({ page, request }, use) => {
    const person = await createAccount(request)
    await buyPack(request, person)
    await openSignedIn(page, request, person)
    await use(person)
  },
})

export { expect }
