import {
  checksOf,
  citationsOf,
  formatCount,
  readingTimeMinutes,
  type Summary,
} from '@precis/domain'
import { Ruler } from '../../../ui/ruler.tsx'
import { Point } from './point.tsx'

interface Props {
  summary: Summary
  words: number
  complexity: number | null
}

/** What the document is and how hard it is to read. */
export function Abstract({ summary, words, complexity }: Props) {
  return (
    <section className="blk abst" aria-label="Overview">
      {summary.mainPurpose !== '' && (
        <>
          <h2 className="lab">Main Purpose</h2>
          <Point
            as="div"
            className="purpose"
            citations={citationsOf(summary, 'mainPurpose', 0)}
            checks={checksOf(summary.checks, 'mainPurpose', 0)}
            section="Main Purpose"
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
            <b>{formatCount(Math.max(1, readingTimeMinutes(words)))} min</b>
          </dd>
        </div>
        {complexity !== null && (
          <div>
            <dt>Complexity</dt>
            <dd>
              <div className="cxrow">
                <b className="num" aria-hidden="true">
                  {Math.round(complexity)}
                </b>
                <Ruler value={complexity} />
              </div>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
