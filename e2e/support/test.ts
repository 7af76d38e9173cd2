import { test as base, expect } from '@playwright/test'
import { type Account, buyPack, createAccount, openSignedIn } from '../../testing/accounts.ts'

interface ScreenOptions {
  /** Console messages and page errors a test expects, as fragments. */
  expectedNoise: string[]
  /** A verified account with a pack, signed in on `page`. */
  reader: Account
}

/** Playwright's test with an account of its own, where any unexpected word on the console of any tab fails the test. */
export const test = base.extend<ScreenOptions>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    const context = page.context()
    context.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => noise.push(String(error.error())))
    await use(page)
    expect(noise.filter((text) => !expectedNoise.some((part) => text.includes(part)))).toEqual([])
  },
  reader: async ({ page, request }, use) => {
    const person = await createAccount(request)
    await buyPack(request, person)
    await openSignedIn(page, request, person)
    await use(person)
  },
})

export { expect }
