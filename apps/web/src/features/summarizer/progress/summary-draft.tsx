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
      <p className="draft-note">Still being written. Page references follow when it is finished.</p>
      <div className="sheet">
        {partial.mainPurpose && (
          <p className="purpose" dir="auto">
            {partial.mainPurpose}
          </p>
        )}
        {partial.summary && (
          <p className="typing" dir="auto">
            {partial.summary}
          </p>
        )}
        {lists.map(({ field, name }) => {
          const points = partial[field]?.filter((point) => point !== '') ?? []
          return points.length === 0 ? null : (
            <div key={field}>
              <h2>{name}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point} dir="auto">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}
