import type { Locator, Page } from '@playwright/test'

/** What a way took of the person who went it. */
export interface Effort {
  readonly clicks: number
  readonly fields: number
  readonly seconds: number
}

/** Clicks and types as a person does, and counts it. Following a mailed link is a click; so is choosing a file. */
export function countingHand() {
  let clicks = 0
  let fields = 0
  const startedAt = performance.now()
  return {
    async click(target: Locator): Promise<void> {
      clicks += 1
      await target.click()
    },
    /** A click that opens another tab. */
    async clickAway(page: Page, target: Locator): Promise<Page> {
      clicks += 1
      const [opened] = await Promise.all([page.context().waitForEvent('page'), target.click()])
      return opened
    },
    async follow(page: Page, address: string): Promise<void> {
      clicks += 1
      await page.goto(address)
    },
    async choose(page: Page, target: Locator, path: string): Promise<void> {
      clicks += 1
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), target.click()])
      await chooser.setFiles(path)
    },
    async type(target: Locator, text: string): Promise<void> {
      fields += 1
      await target.fill(text)
    },
    effort: (): Effort => ({ clicks, fields, seconds: (performance.now() - startedAt) / 1_000 }),
  }
}

export type Hand = ReturnType<typeof countingHand>
