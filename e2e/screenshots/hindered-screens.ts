import type { Screen, ScreenContext } from '../screens/screen.ts'

/** Lets everything that the page runs stay on its way. */
const slowly =
  (route: string) =>
  async ({ page }: ScreenContext) => {
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(route, { waitUntil: 'commit' })
    await page.locator('body').waitFor()
  }

const visit =
  (route: string) =>
  async ({ page }: ScreenContext) => {
    await page.goto(route)
  }

export interface HinderedScreen extends Screen {
  readonly hasNoScript?: boolean
}

/** What is shown before a script runs, or without scripts. */
export const hinderedScreens: readonly HinderedScreen[] = [
  ...['/', '/auth', '/help', '/about'].map((route) => ({
    name: `no script ${route === '/' ? 'landing' : route.slice(1)}`,
    actor: 'visitor' as const,
    hasNoScript: true,
    open: visit(route),
  })),
  { name: 'slow landing', actor: 'visitor', open: slowly('/') },
  { name: 'slow sign in', actor: 'visitor', open: slowly('/auth') },
  { name: 'slow upload', actor: 'reader', open: slowly('/analyze') },
]
