import { expect, type Page } from '@playwright/test'

/** Elements whose text is cut off at a side, or that stand outside the window where nothing scrolls to them. */
async function cutElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const width = document.documentElement.clientWidth
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX)
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX)
    const nameOf = (element: Element) => {
      const name = element.tagName.toLowerCase()
      const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
      return `${name}.${element.getAttribute('class') ?? ''} “${words}”`
    }
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    for (const element of document.body.querySelectorAll('*')) {
      if (!holdsText(element) || element.closest('.vh, [aria-hidden="true"], .skip, textarea'))
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const inked = range.getBoundingClientRect()
      let edge = width
      let start = 0
      let isReachable = true
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (scrolls(style) || (clips(style) && style.textOverflow === 'ellipsis')) {
          isReachable = false
          break
        }
        if (clips(style)) {
          const frame = at.getBoundingClientRect()
          edge = Math.min(edge, frame.right)
          start = Math.max(start, frame.left)
        }
        if (style.position === 'fixed') break
      }
      if (isReachable && (inked.right > edge + 1.5 || inked.left < start - 1.5)) {
        cut.push(
          `${nameOf(element)} from ${Math.round(inked.left)} to ${Math.round(inked.right)} of ${Math.round(edge)}`,
        )
      }
    }
    return cut
  })
}

const softly = expect.configure({ soft: true })
/** Floating elements are placed again only some frames after the window has changed its size. */
const settling = { timeout: 240_000 }

/** Fails, without ending the test, when the page, or what lies over it, scrolls sideways or cuts a text off at the width it has. */
export async function expectFits(page: Page, name: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const layers = [...document.body.querySelectorAll('*')].filter(
        (one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility(),
      )
      return Math.max(
        ...[document.documentElement, ...layers].map((one) => one.scrollWidth - one.clientWidth),
      )
    })
  await softly
    .poll(overflow, { ...settling, message: `${name}: pixels beside the window` })
    .toBeLessThanOrEqual(0)
  await softly
    .poll(() => cutElements(page), { ...settling, message: `${name}: texts cut off` })
    .toEqual([])
}

/** 200 % by the browser's zoom: half as many, twice as large pixels. */
export async function zoomWindow(
  page: Page,
  width: number,
  height: number,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: width / 2,
    height: height / 2,
    deviceScaleFactor: 2,
    mobile: false,
  })
  return async () => {
    // Without an override the window would go back to an earlier size, which need not be the last one.
    const whole = { width, height, deviceScaleFactor: 1, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', whole)
    await page.waitForFunction((wanted) => innerWidth === wanted, width, { timeout: 240_000 })
  }
}

/** Sets the size of the root's text, from which everything that grows with text is measured. */
export async function zoomText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}
