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

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

reloadOnNewBuild()
const clickAgain = keepClick()
if (root.dataset['hydrate'] === 'later') await firstInterest()
else if (root.dataset['hydrate'] === 'now') await firstPaint()
const hasIslands = root.dataset['islands'] !== undefined && isPlainVisit()
const modules = root.dataset[hasIslands ? 'islands' : 'modules']
for (const href of modules?.split(' ').filter(Boolean) ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}
const styles = import('./after-paint.ts').catch(() => undefined)
if (hasIslands) (await import('./app/islands/wake-islands.tsx')).wakeIslands()
else {
  const { start } = await import('./main.tsx')
  await styles
  await start(root)
}
clickAgain()
