import { type ComponentProps, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { forgetWork } from '../features/summarizer/workbench/persistence/tab-storage.ts'
import { App } from './app.tsx'
import { loadRoutes } from './load-routes.ts'
import { Pages } from './router.tsx'

const pages = <Pages />

async function forgetWaiting(): Promise<void> {
  const { dropWaiting } = await import('../lib/waiting-document/hold-document.ts')
  await dropWaiting()
}

/** The application with its pages, inside a router. Who signs out is led home. */
export function Site(props: Pick<ComponentProps<typeof App>, 'config' | 'link'>) {
  const navigate = useNavigate()
  const goHome = useCallback(async () => {
    await forgetWaiting().catch(() => undefined)
    forgetWork()
    await loadRoutes('/')
    await navigate('/', { replace: true })
  }, [navigate])
  return (
    <App {...props} onSignedOut={goHome}>
      {pages}
    </App>
  )
}
