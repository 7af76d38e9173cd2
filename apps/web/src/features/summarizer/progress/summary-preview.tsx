import { citationsOf, type Summary } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { useMemo } from 'react'
import { placer } from '../../../document-view/place.ts'
import * as texts from './texts.ts'

interface Props {
  preview: Summary
  document: ExtractedDocument
}

const mostPoints = 6

/** First points, picked out on the device while the server works. Says what it is, and where each stands. */
export function SummaryPreview({ preview, document }: Props) {
  const placeOf = useMemo(() => placer(document), [document])
  const place = (index: number) => {
    const citation = citationsOf(preview, 'keyPoints', index)[0]
    return citation && placeOf(citation.start)
  }
  return (
    <section className="draft is-preview" aria-label={texts.preview}>
      {preview.mainPurpose !== '' && (
        <div className="blk abst">
          <p className="lab">{texts.mainPurpose}</p>
          <p className="purpose" dir="auto">
            {preview.mainPurpose}
          </p>
        </div>
      )}
      <div className="blk">
        <p className="draft-note">{texts.previewMadeOnYourDevice}</p>
      </div>
      {preview.keyPoints.length > 0 && (
        <div className="blk">
          <h2>{texts.keyPoints}</h2>
          <ul>
            {preview.keyPoints.slice(0, mostPoints).map((point, index) => {
              const at = place(index)
              return (
                <li key={point} className="it">
                  {at && (
                    <span className="ev">
                      <span className="at num" title={at.name}>
                        {at.label}
                      </span>
                    </span>
                  )}
                  <span dir="auto">{point}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </section>
  )
}
