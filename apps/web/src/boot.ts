import './ui/fonts/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/ui.css'
import { firstInterest } from './boot/first-interest.ts'
import { firstPaint } from './boot/first-paint.ts'
import { keepClick } from './boot/keep-click.ts'
import { reloadOnNewBuild } from './lib/browser/new-build.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

reloadOnNewBuild()
const clickAgain = keepClick()
if (root.dataset['hydrate'] === 'later') await firstInterest()
else if (root.dataset['hydrate'] === 'now') await firstPaint()
for (const href of root.dataset['modules']?.split(' ').filter(Boolean) ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}
const { start } = await import('./main.tsx')
await start(root)
clickAgain()
