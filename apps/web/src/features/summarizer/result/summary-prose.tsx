import { checksOf, type Summary } from '@precis/domain'
import { Fragment } from 'react'
import { useHighlight } from '../../../document-view/highlight.tsx'
import { CheckMarks, Point } from '../../../document-view/point.tsx'
import { quoteId } from '../../../document-view/quotes.ts'
import { PointActions } from './points/point-actions.tsx'
import { summaryItems } from './summary-items.ts'
import * as texts from './texts.ts'

/** The summary in short paragraphs; the sentence whose passage is shown is marked. */
export function SummaryProse({ summary }: { summary: Summary }) {
  const { shown } = useHighlight()
  const isSaid = (quote: string) => shown?.section === 'Summary' && shown.quote === quote
  return (
    <section className="blk prose" id="sum" aria-labelledby="sum-h">
      <h2 id="sum-h" tabIndex={-1}>
        {texts.summary}
      </h2>
      {summaryItems(summary.summary, summary.citations).map((item) => {
        const text = item.pieces.map((piece) => piece.text).join('')
        return (
          <Point
            key={text}
            as="p"
            citations={item.citations}
            checks={[]}
            section={texts.summary}
            actions={
              <PointActions text={text.trim()} section={texts.summary} citations={item.citations} />
            }
          >
            {item.pieces.map((piece) => (
              <Fragment key={piece.text}>
                {piece.text.startsWith(' ') && ' '}
                <span
                  className={
                    piece.citations.some((citation) => isSaid(quoteId(citation)))
                      ? 'is-said'
                      : undefined
                  }
                >
                  {piece.text.trim()}
                </span>
                {piece.text.endsWith(' ') && ' '}
              </Fragment>
            ))}
          </Point>
        )
      })}
      <CheckMarks checks={checksOf(summary.checks, 'summary', 0)} />
    </section>
  )
}
