import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { ErrorFrame, ErrorPanel } from './error-panel.tsx'

/** Stands in for a page that failed to load or to render. */
export function ErrorPage({ isFramed = false }: { isFramed?: boolean }) {
  const Layout = isFramed ? ErrorPanel : ErrorFrame
  return (
    <Layout
      mark="not shown"
      title="This page could not be shown"
      text="Something failed while it was loading. Your documents and credits are not affected."
    >
      <Button size="lg" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      <a className={buttonClass({ variant: 'secondary', size: 'lg' })} href="/">
        Back to Home
      </a>
    </Layout>
  )
}
