import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import './shell.css'

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
      <main className="wrap trouble">
        <h1>Precis cannot be reached</h1>
        <p role="alert">The server did not answer. Check your connection, then try again.</p>
        <Button onClick={this.props.onRetry}>Try Again</Button>
      </main>
    )
  }
}
