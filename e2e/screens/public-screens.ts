import { helpArticles } from './help-articles.ts'
import { withoutPageFacts } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const visit =
  (route: string) =>
  async ({ page }: ScreenContext) => {
    await page.goto(route)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

function plain(name: string, route: string): Screen {
  return { name, actor: 'visitor', isLong: true, open: visit(route) }
}

async function search({ page }: ScreenContext, words: string) {
  await page.goto('/help')
  const field = page.getByRole('searchbox', { name: 'Search help' })
  await field.fill(words)
  await page.getByRole('region', { name: 'Search results' }).waitFor()
}

async function openDrawer({ page }: ScreenContext) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

export const publicScreens: readonly Screen[] = [
  plain('landing', '/'),
  {
    name: 'landing scrolled',
    actor: 'visitor',
    async open(context) {
      await visit('/')(context)
      await context.page
        .getByRole('heading', { name: 'One pack, one price' })
        .scrollIntoViewIfNeeded()
      await context.page.locator('header.is-scrolled').waitFor()
    },
  },
  { name: 'landing signed in', actor: 'reader', open: visit('/') },
  {
    name: 'drawer signed out',
    actor: 'visitor',
    isNarrow: true,
    async open(context) {
      await visit('/')(context)
      await context.page.getByRole('button', { name: 'Open menu' }).waitFor()
      await openDrawer(context)
    },
  },
  {
    name: 'drawer signed in',
    actor: 'reader',
    isNarrow: true,
    async open(context) {
      await context.page.goto('/settings')
      await context.page.getByLabel('Full Name').waitFor()
      await openDrawer(context)
    },
  },
  {
    name: 'account menu',
    actor: 'reader',
    async open({ page }) {
      await page.goto('/help')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'account menu unnamed',
    actor: 'newcomer',
    async open({ page }) {
      await page.goto('/help')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  plain('privacy policy', '/privacy-policy'),
  plain('terms', '/terms'),
  plain('about', '/about'),
  plain('security', '/security'),
  plain('compliance', '/compliance'),
  plain('help', '/help'),
  {
    name: 'help category',
    actor: 'visitor',
    async open({ page }) {
      await page.goto('/help')
      await page.getByRole('button', { name: /^Billing/ }).click()
      await page.getByRole('heading', { name: 'Troubleshooting' }).waitFor({ state: 'detached' })
    },
  },
  { name: 'help search', actor: 'visitor', open: (context) => search(context, 'credits expire') },
  {
    name: 'help nothing found',
    actor: 'visitor',
    open: (context) => search(context, 'zebra'),
  },
  ...helpArticles.map(({ path }) => plain(`help ${path}`, `/help/article/${path}`)),
  { name: 'not found', actor: 'visitor', isRefused: true, open: visit('/no/such/page') },
  { name: 'not found signed in', actor: 'reader', isRefused: true, open: visit('/no/such/page') },
  {
    name: 'server away',
    actor: 'visitor',
    isRefused: true,
    noise: ['Failed to fetch'],
    async open({ page }) {
      await withoutPageFacts(page)
      await page.route('**/config.json', (route) => route.abort())
      await page.goto('/auth')
      await page.getByRole('heading', { name: 'Can’t reach Precis' }).waitFor()
    },
  },
  {
    name: 'guard waiting',
    actor: 'reader',
    isPassing: true,
    async open({ page }) {
      await page.route('**/rest/v1/profiles?*', () => undefined)
      await page.goto('/settings')
      await page.getByText('Loading...').waitFor()
    },
  },
]
