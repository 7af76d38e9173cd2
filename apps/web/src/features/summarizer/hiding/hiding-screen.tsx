import './hiding.css'
import type { CreditView } from '@precis/domain'
import type { Detail } from '@precis/redaction'
import { lazy, useMemo, useState } from 'react'
import type { placer } from '../../../document-view/place.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx'
import { readingSentence } from '../page-review/coverage.ts'
import { ScreenTitle } from '../screen-title.tsx'
import type { AwaitingHiding } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { groupDetails, setHidden } from './detail-groups.ts'
import { DetailList } from './detail-list.tsx'
import { LeavingFacts } from './leaving-facts.tsx'
import { MarkForm } from './mark-form.tsx'
import { TextPane } from './text-pane.tsx'
import type { Piece } from './text-pieces.ts'
import * as texts from './texts.ts'

const ExactText = lazy(async () => ({
  default: (await import('../sent-calls/exact-text.tsx')).ExactTextDialog,
}))

interface Props {
  state: AwaitingHiding
  workbench: Pick<Workbench, 'changeDetails' | 'hideWords' | 'getSent' | 'proceed' | 'reset'>
  credit: CreditView | null
  /** Handed in, so that its code stays with what is loaded already. */
  places: typeof placer
}

function foundSentence(details: readonly Detail[]): string {
  const found = details.filter(({ kind }) => kind !== 'marked').length
  if (found === 0) {
    return texts.noNamesNumbersOrAddresses
  }
  const what =
    found === 1 ? texts.n1NameNumberOrAddressWas : texts.namesNumbersAndAddressesWere(found)
  return texts.foundOnThisDeviceChooseWhat(what)
}

/** Waits before anything is sent: somebody looks over what was found in the document and says what is hidden. */
export function HidingScreen({ state, workbench, credit, places }: Props) {
  const { job, document, details } = state
  const [shown, setShown] = useState({ offset: 0, turn: 0 })
  const [isReading, setIsReading] = useState(false)
  const placeOf = useMemo(() => places(document), [places, document])
  const sent = workbench.getSent()
  const hidden = details.filter(({ isHidden }) => isHidden).length

  const mark = (place: Piece) => {
    workbench.hideWords(place)
    window.getSelection()?.removeAllRanges()
  }
  return (
    <div className="hiding-screen">
      <div className="docbar">
        <div className="t">
          <p className="name" dir="auto">
            {job.name}
          </p>
          <p className="num">{readingSentence(document)}</p>
        </div>
        <Button variant="quiet" onClick={workbench.reset}>
          {texts.cancel}
        </Button>
      </div>
      <div className="hiding-panes">
        <TextPane document={document} details={details} shown={shown} onMark={mark} />
        <section className="hiding-list" aria-label={texts.whatIsHidden}>
          <div className="found">
            <ScreenTitle takesFocus>{texts.beforeAnythingIsSent}</ScreenTitle>
            <p>{foundSentence(details)}</p>
            {groupDetails(details).map((group) => (
              <DetailList
                key={group.title}
                group={group}
                placeOf={placeOf}
                onHide={(chosen, isHidden) =>
                  workbench.changeDetails(setHidden(details, chosen, isHidden))
                }
                onShow={(offset) => setShown(({ turn }) => ({ offset, turn: turn + 1 }))}
              />
            ))}
            <MarkForm content={document.content} onMark={mark} />
          </div>
          <div className="hiding-foot">
            <LeavingFacts
              document={document}
              kind={job.kind}
              placeholders={sent.placeholders}
              details={hidden}
            />
            <div className="row">
              <Button onClick={workbench.proceed}>{texts.sendAndSummarize}</Button>
              <Button variant="quiet" onClick={() => setIsReading(true)}>
                {texts.readTheExactText}
              </Button>
              {credit !== null && credit.remaining > 0 && (
                <span className="cost num">
                  {texts.n1OfWhenTheSummary(texts.countOfCredit(credit.remaining))}
                </span>
              )}
            </div>
          </div>
        </section>
      </div>
      <OnceOpened isOpen={isReading}>
        <ExactText
          isOpen={isReading}
          onClose={() => setIsReading(false)}
          title={texts.theExactText}
          text={sent.content}
        />
      </OnceOpened>
    </div>
  )
}
