import { Button } from '../../../../ui/buttons/button.tsx'
import { DocumentIcon } from '../../../../ui/icons.tsx'
import type { Source } from '../../workbench/source.ts'
import * as texts from '../texts.ts'
import type { Waiting } from './use-waiting.ts'
import './waiting-card.css'

interface Props {
  waiting: Waiting
  hasCredit: boolean
  onSummarize: (source: Source) => void
}

/** The document that was tried before there was an account, one click from its analysis. */
export function WaitingCard({ waiting, hasCredit, onSummarize }: Props) {
  const { name, document, drop } = waiting
  const isGone = document === null
  const known = hasCredit ? texts.itWaitedInThisTab : texts.itWaitsForACredit
  return (
    <section className="waits" aria-label={texts.yourWaitingDocument}>
      <DocumentIcon />
      <div>
        <h2 dir="auto">{name}</h2>
        <p role="status">{isGone ? texts.itNoLongerWaits : known}</p>
      </div>
      <div className="do">
        {hasCredit && !isGone && (
          <Button
            isBusy={document === undefined}
            onClick={() => {
              if (!document) return
              drop()
              onSummarize(document)
            }}
          >
            {texts.summarize}
          </Button>
        )}
        <Button variant="quiet" onClick={drop}>
          {texts.remove}
        </Button>
      </div>
    </section>
  )
}
