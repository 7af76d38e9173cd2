import './lib/zod-jitless.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { App } from './app/app.tsx'
import { loadRoutes } from './app/load-routes.ts'
import { createAppRouter, routes } from './app/router.tsx'
import { forgetWork } from './features/summarizer/api/tab-storage.ts'
import { takeAuthLink } from './lib/auth-link.ts'
import { configOfPage } from './lib/page-facts.ts'
import { keepForOffline } from './offline/register.ts'

/** Brings the page to life: on what the server has written there, or from nothing. */
export async function start(root: HTMLElement): Promise<void> {
  const link = takeAuthLink()
  const config = configOfPage()
  await loadRoutes(routes, window.location.pathname)
  const router = createAppRouter()
  const app = (
    <StrictMode>
      <App
        link={link}
        {...(config && { config })}
        onSignedOut={() => {
          forgetWork()
          return router.navigate('/', { replace: true })
        }}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (config === null) createRoot(root).render(app)
  else hydrateRoot(root, app)
  keepForOffline()
}
