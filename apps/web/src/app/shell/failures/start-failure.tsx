import { Component, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import * as texts from '../../texts.ts'
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
        mark={texts.noAnswer}
        title={texts.precisCannotBeReached}
        text={texts.theServerDidNotAnswerCheck}
      >
        <Button size="lg" onClick={this.props.onRetry}>
          {texts.tryAgain}
        </Button>
      </ErrorFrame>
    )
  }
}
