import { checksOf, citationsOf, type Summary } from '@precis/domain'
import { Point } from '../../../document-view/point.tsx'
import { Ruler } from '../../../ui/evidence/ruler.tsx'
import type { ReadingFacts } from '../progress/measure-reading.ts'
import { readingMinutes } from '../progress/reading-words.ts'
import { PointActions } from './points/point-actions.tsx'
import * as texts from './texts.ts'

interface Props {
  summary: Summary
  reading: ReadingFacts | null
}

/** What the document is and how hard it is to read. */
export function Abstract({ summary, reading }: Props) {
  const citations = citationsOf(summary, 'mainPurpose', 0)
  return (
    <section className="blk abst" aria-label={texts.overview}>
      {summary.mainPurpose !== '' && (
        <>
          <h2 className="lab">{texts.mainPurpose}</h2>
          <Point
            as="div"
            className="purpose"
            citations={citations}
            checks={checksOf(summary.checks, 'mainPurpose', 0)}
            section={texts.mainPurpose}
            actions={
              <PointActions
                text={summary.mainPurpose}
                section={texts.mainPurpose}
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
          <dt>{texts.documentType}</dt>
          <dd>
            <b>{summary.documentType}</b>
          </dd>
        </div>
        <div>
          <dt>{texts.readingTime}</dt>
          <dd>
            <b>{reading === null ? '…' : readingMinutes(reading.words)}</b>
          </dd>
        </div>
        {reading !== null && (
          <div>
            <dt>{texts.complexity}</dt>
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
