import { expect } from '@playwright/test'
import { allScreens } from './screens/all-screens.ts'
import { desktop, phone, type Screen, type ScreenContext } from './screens/screen.ts'
import { test } from './screens/test.ts'
import { expectShown } from './spec-texts/expectation.ts'
import { specRoutes, specTexts } from './spec-texts/spec-texts.ts'
import { catalogued, unshown } from './spec-texts/summarizer-texts.ts'
import { expectAccessible } from './support/accessible.ts'
import { expectFits, zoomText, zoomWindow } from './support/fit.ts'

/** The texts of a screen that is open, and whether everybody can use it at every size. */
async function expectWhole(screen: Screen, { page, fixtures }: ScreenContext): Promise<void> {
  const words = specTexts[screen.name]
  if (screen.isVariant) expect(words).toBeDefined()
  for (const expected of words?.(fixtures.policy) ?? []) {
    await expectShown(page, expected)
  }
  if (screen.isVariant) return
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, 'light', {
    without: screen.isPassing ? ['page-has-heading-one'] : [],
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'dark', { only: 'color-contrast' })
  await page.setViewportSize(phone)
  await expectFits(page, '320 px')
  if (screen.isNarrow) return
  await page.setViewportSize({ width: 1280, height: 900 })
  const zoomOut = await zoomWindow(page, 1280, 900)
  await expectFits(page, '200 % zoom')
  await zoomOut()
  await zoomText(page, 200)
  await expectFits(page, '200 % text')
}

for (const screen of allScreens.filter(({ after }) => after === undefined)) {
  const followers = allScreens.filter(({ after }) => after?.name === screen.name)
  test.describe(screen.name, () => {
    test.use({
      actor: screen.actor,
      viewport: screen.isNarrow ? phone : desktop,
      expectedNoise: [
        ...(screen.isRefused ? ['Failed to load resource'] : []),
        ...(screen.noise ?? []),
      ],
    })

    test('shows what it must, to everybody, at every size', async ({ page, request, fixtures }) => {
      test.slow(followers.length > 0)
      const context = { page, request, fixtures }
      await screen.open(context)
      await expectWhole(screen, context)
      for (const follower of followers) {
        await test.step(follower.name, async () => {
          await zoomText(page, 100)
          await page.setViewportSize(desktop)
          await page.waitForFunction((width) => innerWidth === width, desktop.width)
          await follower.after?.go(context)
          await expectWhole(follower, context)
        })
      }
    })
  })
}

test.describe('the list of texts', () => {
  const names = new Set(allScreens.map(({ name }) => name))
  const expectations = (policy: Parameters<(typeof specTexts)[string]>[0]) =>
    Object.values(specTexts).flatMap((texts) => texts(policy))

  test('names only screens that are visited, each once', () => {
    expect(Object.keys(specTexts).filter((name) => !names.has(name))).toEqual([])
    expect(names.size).toBe(allScreens.length)
    expect(
      allScreens.flatMap(({ after }) => after?.name ?? []).filter((name) => !names.has(name)),
    ).toEqual([])
  })

  test('holds every route of the specification', ({ fixtures }) => {
    const addresses = new Set(
      expectations(fixtures.policy).flatMap(({ kind, name }) => (kind === 'address' ? [name] : [])),
    )
    expect(specRoutes.filter((route) => !addresses.has(route))).toEqual([])
  })

  test('holds every message that a person can be told', ({ fixtures }) => {
    const shown = new Set(expectations(fixtures.policy).map(({ name }) => name))
    const missing = Object.entries(catalogued).filter(
      ([code, message]) => !shown.has(message) && !(code in unshown),
    )
    expect(missing).toEqual([])
  })
})
