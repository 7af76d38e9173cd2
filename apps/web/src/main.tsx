import './lib/zod-jitless.ts'
import '@fontsource-variable/newsreader/opsz.css'
import '@fontsource-variable/newsreader/opsz-italic.css'
import '@fontsource-variable/geist/wght.css'
import './ui/styles/tokens.css'
import './ui/styles/ui.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { takeAuthLink } from './lib/auth-link.ts'
import { reloadOnNewBuild } from './lib/new-build.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

reloadOnNewBuild()
const link = takeAuthLink()
createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} link={link} />
  </StrictMode>,
)
