import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { forgetMissingScreens } from '../../screens.tsx'
import { ErrorPage } from './error-page.tsx'

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
