import type { Comparison } from '@precis/analysis'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Null while the versions are being compared. */
  outcome: Comparison['outcome'] | 'failed' | null
  onOther: () => void
}

/** What there is to say in place of a list of changes, or above it. */
export function OutcomeNotice({ outcome, onOther }: Props) {
  if (outcome === null) return <Loading />
  if (outcome === 'failed') {
    return (
      <Notice tone="danger" title={texts.theVersionsCouldNotBeCompared}>
        {texts.reloadThePageAndTryAgain}
      </Notice>
    )
  }
  if (outcome === 'same') {
    return (
      <Notice tone="ok" title={texts.bothVersionsSayTheSame}>
        {texts.apartFromWhiteSpacePageNumbers}
      </Notice>
    )
  }
  if (outcome !== 'unrelated') return null
  return (
    <Notice
      tone="warn"
      title={texts.theseTwoHaveNothingInCommon}
      action={
        <Button variant="secondary" onClick={onOther}>
          {texts.chooseAnotherVersion}
        </Button>
      }
    >
      {texts.hardlyASentenceOfOne}
    </Notice>
  )
}
