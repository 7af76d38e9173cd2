import { Component, type ReactNode } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Stands in for an island that cannot be shown; the page around it stays. */
export class IslandFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice tone="danger" title="This part could not be shown">
        Reload the page to try again.
      </Notice>
    )
  }
}
