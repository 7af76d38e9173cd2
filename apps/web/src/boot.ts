import './ui/fonts/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/ui.css'
// With the sheets above one file: each further one is a request that the first paint waits for.
import './app/shell/shell.css'
import { firstInterest } from './boot/first-interest.ts'
import { firstPaint } from './boot/first-paint.ts'
import { isPlainVisit } from './boot/is-plain-visit.ts'
import { keepClick } from './boot/keep-click.ts'
import { reloadOnNewBuild } from './lib/browser/new-build.ts'
import otherMedia from './ui/styles/other-media.css?url'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const hasForcedColors = matchMedia('(forced-colors: active)').matches
if (hasForcedColors) linkOtherMedia()
reloadOnNewBuild()
wake(root).catch(reportError)

// A function, because a module that waits itself keeps the bundler from joining this file with what it needs first.
async function wake(page: HTMLElement): Promise<void> {
  const clickAgain = keepClick()
  if (page.dataset['hydrate'] === 'later') await firstInterest()
  else if (page.dataset['hydrate'] === 'now') await firstPaint()
  if (!hasForcedColors) linkOtherMedia()
  const hasIslands = page.dataset['islands'] !== undefined && isPlainVisit()
  const modules = page.dataset[hasIslands ? 'islands' : 'modules']
  for (const href of modules?.split(' ').filter(Boolean) ?? []) {
    document.head.append(link('modulepreload', href))
  }
  // Only who installs the application needs it: written into the page, it would be fetched before the first paint.
  document.head.append(link('manifest', '/manifest.webmanifest'))
  const styles = import('./after-paint.ts').catch(() => undefined)
  if (hasIslands) (await import('./app/islands/wake-islands.tsx')).wakeIslands()
  else {
    const { start } = await import('./main.tsx')
    await styles
    await start(page)
  }
  clickAgain()
}

/** Behind all other styles, which are in the head: it wins where it is as specific. */
function linkOtherMedia(): void {
  const media = 'print, (forced-colors: active)'
  document.body.append(Object.assign(link('stylesheet', otherMedia), { media }))
}

function link(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}
