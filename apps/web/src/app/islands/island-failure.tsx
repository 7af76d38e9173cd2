import { Component, type ReactNode } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import * as texts from '../texts.ts'

/** Stands in for an island that cannot be shown; the page around it stays. */
export class IslandFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice tone="danger" title={texts.thisPartCouldNotBeShown}>
        {texts.reloadThePageToTryAgain}
      </Notice>
    )
  }
}
