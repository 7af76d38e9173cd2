import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import './shell.css'

/** Stands in for a page that failed to load or to render. */
export function TroublePage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? ` (${error.status})` : ''
  return (
    <main className="wrap trouble" id="main">
      <Logo />
      <h1>This page could not be shown</h1>
      <p role="alert">
        Something failed while it was loading{status}. Your documents and credits are not affected.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  )
}
