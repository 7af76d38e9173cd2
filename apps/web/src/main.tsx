import './lib/browser/zod-jitless.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadBehindGuard, loadRoutes } from './app/load-routes.ts'
import { Site } from './app/site.tsx'
import { takeAuthLink } from './lib/auth/auth-link.ts'
import { configOfPage } from './lib/browser/page-facts.ts'
import { keepForOffline } from './offline/register.ts'

/** Brings the page to life: on what the server has written there, or from nothing. */
export async function start(root: HTMLElement): Promise<void> {
  const link = takeAuthLink()
  const { pathname, search } = window.location
  // The address that the manifest gives the system for files.
  if (pathname === '/analyze' && (search !== '' || 'launchQueue' in window)) {
    const shared = new URLSearchParams(search).get('shared')
    void import('./lib/waiting-document/receive-file.ts').then((waiting) =>
      waiting.receiveFiles(shared),
    )
  }
  const config = configOfPage()
  loadBehindGuard(window.location.pathname)
  await loadRoutes(window.location.pathname)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site link={link} {...(config && { config })} />
      </BrowserRouter>
    </StrictMode>
  )
  if (config === null) createRoot(root).render(site)
  else hydrateRoot(root, site)
  keepForOffline()
}
