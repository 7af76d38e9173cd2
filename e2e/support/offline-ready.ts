import type { Page } from '@playwright/test'

/** Resolves when everything is kept and the worker answers for this page. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}
