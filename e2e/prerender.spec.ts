import type { Page } from '@playwright/test'
import { guardedRoutes, publicRoutes } from '@precis/domain'
import { expectFits } from './support/fit.ts'
import { startSlowLine } from './support/slow-line.ts'
import { expect, test } from './support/test.ts'

const authForms = [
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=verify-email',
  '/auth?mode=update-password',
]

/** Resolves once React has taken over the page, or each of its islands. */
async function awake(page: Page) {
  await page.waitForFunction(() => {
    const isTaken = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__react'))
    const islands = [...document.querySelectorAll('[data-island]')]
    return isTaken(document.getElementById('root')) || islands.every(isTaken)
  })
}

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const counted = { sum: 0 }
    Object.assign(window, { counted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.sum += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as never as { counted: { sum: number } }).counted.sum)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: ['404 (Not Found)'] })

  test('every public page can be read', async ({ page }) => {
    for (const route of publicRoutes) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      await expect(page.getByRole('contentinfo'), route).toBeVisible()
      await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
      const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length
      expect(words, route).toBeGreaterThan(100)
    }
  })

  test('no control stands there that nothing would answer', async ({ page }) => {
    for (const route of [
      '/',
      '/help',
      '/terms',
      '/help/article/billing/billing-faq',
      ...authForms,
    ]) {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(route)
        for (const role of ['button', 'searchbox', 'radio', 'textbox'] as const) {
          await expect(page.getByRole(role), `${role} at ${route}`).toHaveCount(0)
        }
        const main = await page.getByRole('main').boundingBox()
        expect(main?.width).toBeLessThanOrEqual(width)
        await expectFits(page, `${route} at ${width} px`)
      }
    }
  })

  test('links lead on, to sections too', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click()
    await expect(page).toHaveURL('/#pricing')
    await expect(page.getByRole('heading', { name: 'One pack, one price' })).toBeInViewport()
  })

  test('paper takes the page without its bars', async ({ page }) => {
    await page.goto('/help/article/billing/billing-faq')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  test('an unknown address says so, with the way home', async ({ page, request }) => {
    expect((await request.get('/no/such/page')).status()).toBe(404)
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('pages that need script say so', async ({ page }) => {
    for (const route of [...authForms, ...guardedRoutes]) {
      await page.goto(route)
      await expect(page.getByText(/(?:needs?|requires) JavaScript/), route).toBeVisible()
      await expect(page.getByText('Loading...'), route).toBeHidden()
    }
  })
})

test.describe('waking up', () => {
  test.use({ expectedNoise: ['404 (Not Found)', 'net::ERR_FAILED'] })

  test('is silent on every public page, and changes neither title nor place', async ({ page }) => {
    test.slow()
    await countShifts(page)
    for (const route of [...publicRoutes, ...authForms, '/no/such/page']) {
      await page.goto(route)
      const title = await page.title()
      await awake(page)
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0)
      expect(await page.title(), route).toBe(title)
      expect(await shifts(page), route).toBeLessThan(0.01)
    }
  })

  test('does not let a form climb while a slow line brings it', async ({ page, baseURL }) => {
    const line = await startSlowLine(baseURL ?? '')
    try {
      await countShifts(page)
      for (const route of authForms) {
        await page.goto(`${line.origin}${route}`)
        await awake(page)
        expect(await shifts(page), route).toBeLessThan(0.01)
      }
    } finally {
      await line.close()
    }
  })

  test('is silent for somebody signed in', async ({ page, reader }) => {
    test.slow()
    expect(reader.email).toBeTruthy()
    await countShifts(page)
    for (const route of [...publicRoutes, ...guardedRoutes.slice(0, 2), '/no/such/page']) {
      await page.goto(route)
      await awake(page)
      await expect(page.getByRole('button', { name: 'Account menu' }), route).toBeVisible()
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true }), route).toBeVisible()
      await expect(page.getByRole('link', { name: 'Try Now' }), route).toHaveCount(0)
      expect(await shifts(page), route).toBeLessThan(0.01)
    }
  })

  test('shows who is signed in what is theirs before any script has run', async ({
    page,
    reader,
  }) => {
    expect(reader.email).toBeTruthy()
    // The upload screen would take itself anew, and stop the next page, when one of its scripts fails.
    await page.goto('/robots.txt')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Now' })).toBeHidden()
  })

  test('shows the upload screen while the session is checked, unless this tab holds work', async ({
    page,
    reader,
  }) => {
    expect(reader.email).toBeTruthy()
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/rest/v1/profiles?*', async (route) => {
      await held
      await route.continue()
    })
    const heading = page.getByRole('heading', { name: 'Summarize a document' })
    await page.goto('/analyze')
    await awake(page)
    await expect(heading).toBeVisible()
    await expect(page.locator('.upload-skeleton > fieldset')).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('precis.draft', 'a draft of somebody'))
    await page.reload()
    await awake(page)
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(heading).toBeHidden()
    letThrough()
    await expect(heading).toBeVisible()
    await expect(page.locator('.upload-skeleton > fieldset')).toHaveCount(0)
  })

  test('answers what was pressed before', async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/assets/wake-islands-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('asks the server for no configuration', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/help')
    await awake(page)
    await page.getByRole('searchbox', { name: 'Search help' }).fill('refund')
    await expect(page.getByRole('link', { name: /Billing FAQ/ }).first()).toBeVisible()
    expect(asked).not.toContain('/config.json')
  })
})

test('titles and addresses to share follow the reader', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveTitle('Terms of Service · Precis')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/terms$/)
})
