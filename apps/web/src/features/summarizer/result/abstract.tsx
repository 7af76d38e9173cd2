import { checksOf, citationsOf, type Summary } from '@precis/domain'
import { Point } from '../../../document-view/point.tsx'
import { Ruler } from '../../../ui/evidence/ruler.tsx'
import type { ReadingFacts } from '../progress/measure-reading.ts'
import { readingMinutes } from '../progress/reading-words.ts'
import { PointActions } from './points/point-actions.tsx'

interface Props {
  summary: Summary
  reading: ReadingFacts | null
}

/** What the document is and how hard it is to read. */
export function Abstract({ summary, reading }: Props) {
  const citations = citationsOf(summary, 'mainPurpose', 0)
  return (
    <section className="blk abst" aria-label="Overview">
      {summary.mainPurpose !== '' && (
        <>
          <h2 className="lab">Main Purpose</h2>
          <Point
            as="div"
            className="purpose"
            citations={citations}
            checks={checksOf(summary.checks, 'mainPurpose', 0)}
            section="Main Purpose"
            actions={
              <PointActions
                text={summary.mainPurpose}
                section="Main Purpose"
                citations={citations}
              />
            }
          >
            {summary.mainPurpose}
          </Point>
        </>
      )}
      <dl>
        <div>
          <dt>Document Type</dt>
          <dd>
            <b>{summary.documentType}</b>
          </dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>
            <b>{reading === null ? '…' : readingMinutes(reading.words)}</b>
          </dd>
        </div>
        {reading !== null && (
          <div>
            <dt>Complexity</dt>
            <dd>
              <div className="cxrow">
                <b className="num" aria-hidden="true">
                  {reading.complexity}
                </b>
                <Ruler value={reading.complexity} />
              </div>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
