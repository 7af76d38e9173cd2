import type { PartialSummary } from '@precis/domain'
import * as texts from './texts.ts'

const lists = [
  { field: 'keyPoints', name: texts.keyPoints },
  { field: 'conclusions', name: texts.conclusions },
  { field: 'recommendations', name: texts.recommendations },
  { field: 'criticalDetails', name: texts.criticalDetails },
  { field: 'risks', name: texts.risks },
] as const

/** The summary as far as it is written. Its points have not been checked against the document yet. */
export function SummaryDraft({ partial }: { partial: PartialSummary }) {
  return (
    <section className="draft" aria-label={texts.summaryBeingWritten}>
      {partial.mainPurpose && (
        <div className="blk abst">
          <p className="lab">{texts.mainPurpose}</p>
          <p className="purpose" dir="auto">
            {partial.mainPurpose}
          </p>
        </div>
      )}
      <div className="blk">
        <p className="draft-note">{texts.stillBeingWrittenPageReferencesFollow}</p>
      </div>
      {partial.summary && (
        <div className="blk prose">
          <h2>{texts.summary}</h2>
          <p className="it typing" dir="auto">
            {partial.summary}
          </p>
        </div>
      )}
      {lists.map(({ field, name }) => {
        const points = partial[field]?.filter((point) => point !== '') ?? []
        return points.length === 0 ? null : (
          <div key={field} className="blk">
            <h2>{name}</h2>
            <ul>
              {points.map((point) => (
                <li key={point} className="it" dir="auto">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
