import { Component, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorFrame } from './error-panel.tsx'

interface Props {
  children: ReactNode
  onRetry: () => void
}

/** Catches what fails before any page can: above all a server that does not answer. */
export class StartFailure extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorFrame
        mark="no answer"
        title="Precis cannot be reached"
        text="The server did not answer. Check your connection, then try again."
      >
        <Button size="lg" onClick={this.props.onRetry}>
          Try Again
        </Button>
      </ErrorFrame>
    )
  }
}
