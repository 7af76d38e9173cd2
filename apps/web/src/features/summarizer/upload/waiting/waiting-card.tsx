import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { DocumentIcon } from '../../../../ui/icons.tsx'
import type { Source } from '../../workbench/source.ts'
import * as texts from '../texts.ts'
import type { Waiting } from './use-waiting.ts'
import './waiting-card.css'

/** Draws the link that buys credits for what waits. Whoever follows it has asked for the summary too. */
export type RenderOffer = (onLeave: () => void) => ReactNode

interface Props {
  waiting: Waiting
  hasCredit: boolean
  renderOffer: RenderOffer
  onSummarize: (source: Source) => void
}

/** The document that was tried before there was an account, one click from its analysis. */
export function WaitingCard({ waiting, hasCredit, renderOffer, onSummarize }: Props) {
  const { name, document, drop } = waiting
  const [isAsked, setIsAsked] = useState(false)
  const isGone = document === null
  const waitsForCredit = isAsked ? texts.itIsSummarizedOnceYouPaid : texts.itWaitsForACredit
  const known = hasCredit ? texts.itWaitedInThisTab : waitsForCredit
  const summarize = () => {
    if (!document) return
    drop()
    onSummarize(document)
  }
  const isPaid = isAsked && hasCredit && Boolean(document)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is begun once, when its credit is there
  useEffect(() => {
    if (isPaid) summarize()
  }, [isPaid])
  return (
    <section className="waits" aria-label={texts.yourWaitingDocument}>
      <DocumentIcon />
      <div>
        <h2 dir="auto">{name}</h2>
        <p role="status">{isGone ? texts.itNoLongerWaits : known}</p>
      </div>
      <div className="do">
        {hasCredit && !isGone && (
          <Button isBusy={document === undefined} onClick={summarize}>
            {texts.summarize}
          </Button>
        )}
        {!hasCredit && document && renderOffer(() => setIsAsked(true))}
        <Button variant="quiet" onClick={drop}>
          {texts.remove}
        </Button>
      </div>
    </section>
  )
}
