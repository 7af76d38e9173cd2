import type { PartialSummary } from '@precis/domain'

const lists = [
  { field: 'keyPoints', name: 'Key Points' },
  { field: 'conclusions', name: 'Conclusions' },
  { field: 'recommendations', name: 'Recommendations' },
  { field: 'criticalDetails', name: 'Critical Details' },
  { field: 'risks', name: 'Risks' },
] as const

/** The summary as far as it is written. Its points have not been checked against the document yet. */
export function SummaryDraft({ partial }: { partial: PartialSummary }) {
  return (
    <section className="draft" aria-label="Summary being written">
      {partial.mainPurpose && (
        <div className="blk abst">
          <p className="lab">Main Purpose</p>
          <p className="purpose" dir="auto">
            {partial.mainPurpose}
          </p>
        </div>
      )}
      <div className="blk">
        <p className="draft-note">
          Still being written. Page references follow when it is finished.
        </p>
      </div>
      {partial.summary && (
        <div className="blk prose">
          <h2>Summary</h2>
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
