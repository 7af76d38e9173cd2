import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { forgetMissingScreens } from '../../screens.tsx'
import * as texts from '../../texts.ts'
import { ErrorFrame, ErrorPanel } from './error-panel.tsx'

/** Stands in for a page that failed to load or to render. */
function ErrorPage({ isFramed = false }: { isFramed?: boolean }) {
  const Layout = isFramed ? ErrorPanel : ErrorFrame
  return (
    <Layout
      mark={texts.notShown}
      title={texts.thisPageCouldNotBeShown}
      text={texts.somethingFailedWhileItWasLoading}
    >
      <Button size="lg" onClick={() => window.location.reload()}>
        {texts.reloadThePage}
      </Button>
      <a className={buttonClass({ variant: 'secondary', size: 'lg' })} href="/">
        {texts.backToHome}
      </a>
    </Layout>
  )
}

interface Props {
  children: ReactNode
  isFramed?: boolean
}

interface State {
  readonly place: string
  readonly hasFailed: boolean
}

class FailureAt extends Component<Props & { place: string }, State> {
  override state: State = { place: this.props.place, hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: { place: string }, state: State): State | null {
    return place === state.place ? null : { place, hasFailed: false }
  }

  override componentDidCatch() {
    forgetMissingScreens()
  }

  override render() {
    const { children, isFramed = false } = this.props
    return this.state.hasFailed ? <ErrorPage isFramed={isFramed} /> : children
  }
}

/** Catches a page that cannot be loaded or shown, until the reader goes elsewhere. */
export function PageFailure(props: Props) {
  return <FailureAt {...props} place={useLocation().key} />
}
