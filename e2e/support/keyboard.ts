import { expect, type Locator, type Page } from '@playwright/test'

/** How the focused element and what is around it are drawn at rest: some controls show the ring on their label. */
function look(element: Element): string {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const parent = element.parentElement
  const around = [element, element.nextElementSibling, parent, parent?.parentElement ?? null]
  return around
    .map((one) => {
      if (one === null) return ''
      const style = getComputedStyle(one)
      return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join(' ')
    })
    .join('\n')
}

/** What hides the focused element entirely, as a bar that stays at the top may; null when some of it can be seen. */
function coverOfFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  // Inputs that are drawn by their label are a pixel wide.
  const shown = focused.closest('label') ?? focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  if (width <= 1 || height <= 1) return null
  let cover = 'the end of the screen'
  for (const across of [0.05, 0.5, 0.95]) {
    for (const down of [0.05, 0.5, 0.95]) {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      if (hit === null) continue
      if (shown.contains(hit) || hit.contains(shown)) return null
      cover = hit.outerHTML.slice(0, 120)
    }
  }
  return cover
}

/** Presses a key that moves the focus. What had the focus must have looked different with it than without. */
async function move(page: Page, key: string): Promise<void> {
  const left = await page.evaluateHandle(() => document.activeElement ?? document.body)
  const focused = await left.evaluate(look)
  await page.keyboard.press(key)
  await expect.poll(() => page.evaluate(coverOfFocus), 'the focus can be seen').toBeNull()
  const { isStop, name } = await left.evaluate((element) => ({
    isStop:
      element.isConnected &&
      element !== document.activeElement &&
      element instanceof HTMLElement &&
      element.tabIndex >= 0,
    name: element.outerHTML.slice(0, 120),
  }))
  if (!isStop) return
  expect(await left.evaluate(look), `the focus is visible on ${name}`).not.toBe(focused)
}

const mostStops = 150

/** Presses Tab until that element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await move(page, key)
    const isThere = await target.evaluate((element) => element === document.activeElement)
    if (isThere) return
  }
  await expect(target, `within ${mostStops} stops`).toBeFocused()
}

/** Waits until the focus has moved into an opened dialog. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
}

/** Fails when the Tab key leads out of a dialog, forwards or backwards. */
export async function expectFocusKept(page: Page, dialog: Locator, stops: number): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await move(page, key)
      await expectFocusIn(dialog)
    }
  }
}
