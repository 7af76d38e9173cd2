import { collectQuotes } from '@precis/analysis'
import { checksOf, checkText, citationsOf, type ListField, type Summary } from '@precis/domain'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Chip, NoPageChip } from '../../../ui/evidence/chip.tsx'
import type { Evidence } from './evidence.ts'

interface Props {
  as?: 'li' | 'div'
  className?: string
  summary: Summary
  field: ListField | 'mainPurpose'
  index: number
  evidence: Evidence
  children: ReactNode
}

/** One statement of the summary, with the way to its passages in the margin. */
export function Point(props: Props) {
  const { as: Tag = 'li', summary, field, index, evidence } = props
  const id = useId()
  const quotes = collectQuotes(citationsOf(summary, field, index))
  const { shown } = evidence
  const isActive = quotes.some((_, at) => shown?.chip === `${id}-${at}`)
  return (
    <Tag className={classNames('point', isActive && 'is-active', props.className)}>
      <span className="ev">
        {quotes.length === 0 && <NoPageChip />}
        {quotes.map((quote, at) => {
          const place = evidence.placeOf(quote.start)
          const chip = `${id}-${at}`
          return (
            <Chip
              key={quote.id}
              id={chip}
              href={`#${quote.id}`}
              label={place.label}
              name={`${place.name}, show in document`}
              title={place.name}
              isActive={shown?.chip === chip}
              onClick={(event) => {
                event.preventDefault()
                evidence.show(quote, chip)
              }}
            />
          )
        })}
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
