import { type ComponentProps, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { forgetWork } from '../features/summarizer/workbench/persistence/tab-storage.ts'
import { waitingKey } from '../lib/waiting-document/waiting-key.ts'
import { App } from './app.tsx'
import { loadRoutes } from './load-routes.ts'
import { Pages } from './router.tsx'

const pages = <Pages />

async function forgetWaiting(note: string): Promise<void> {
  const { dropWaiting } = await import('../lib/waiting-document/waiting-document.ts')
  await dropWaiting(note)
}

/** The application with its pages, inside a router. Who signs out is led home. */
export function Site(props: Pick<ComponentProps<typeof App>, 'config' | 'link'>) {
  const navigate = useNavigate()
  const goHome = useCallback(async () => {
    const waiting = sessionStorage.getItem(waitingKey)
    forgetWork()
    if (waiting !== null) forgetWaiting(waiting).catch(() => undefined)
    await loadRoutes('/')
    await navigate('/', { replace: true })
  }, [navigate])
  return (
    <App {...props} onSignedOut={goHome}>
      {pages}
    </App>
  )
}
