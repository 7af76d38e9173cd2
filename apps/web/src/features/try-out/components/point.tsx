import { checksOf, citationsOf, type ListField, type Summary } from '@precis/domain'
import { type ReactNode, useId } from 'react'
import { checkText } from '../../../document-view/check-text.ts'
import { CitationChip } from '../../../document-view/citation-chip.tsx'
import { useHighlight } from '../../../document-view/highlight.tsx'
import { collectQuotes } from '../../../document-view/quotes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { NoPageChip } from '../../../ui/evidence/chip.tsx'

interface Props {
  as?: 'li' | 'div'
  className?: string
  summary: Summary
  field: ListField | 'mainPurpose'
  index: number
  children: ReactNode
}

/** One statement of the summary, with the way to its passages in the margin. */
export function Point({ as: Tag = 'li', summary, field, index, ...props }: Props) {
  const id = useId()
  const { placeOf, shown } = useHighlight()
  const quotes = collectQuotes(citationsOf(summary, field, index))
  const isActive = quotes.some((_, at) => shown?.chip === `${id}-${at}`)
  return (
    <Tag className={classNames('point', isActive && 'is-active', props.className)}>
      <span className="ev">
        {quotes.length === 0 && <NoPageChip />}
        {quotes.map((quote, at) => (
          <CitationChip
            key={quote.id}
            id={`${id}-${at}`}
            passage={quote}
            section={field}
            title={placeOf(quote.start).name}
          />
        ))}
      </span>
      <div className="said">
        {props.children}
        {checksOf(summary.checks, field, index).map((check) => (
          <small key={`${check.kind}-${check.text}`}>{checkText(check)}</small>
        ))}
      </div>
    </Tag>
  )
}
