import type { Check, Citation } from '@precis/domain'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { checkText } from './check-text.ts'
import { CitationChips } from './citation-chips.tsx'
import { useHighlight } from './highlight.tsx'
import { quoteId } from './quotes.ts'

/** What code could not confirm about a point. */
export function CheckMarks({ checks }: { checks: readonly Check[] }) {
  return checks.map((check) => (
    <small key={`${check.kind}-${check.text}`} className="unverified" dir="ltr">
      {checkText(check)}
    </small>
  ))
}

interface Props {
  as?: 'li' | 'p' | 'div'
  className?: string
  citations: readonly Citation[]
  checks: readonly Check[]
  section: string
  children: ReactNode
}

/** One statement of the result with its evidence in the margin. */
export function Point({ as: Tag = 'li', className, citations, checks, section, children }: Props) {
  const { shown } = useHighlight()
  const isActive =
    shown?.section === section && citations.some((citation) => quoteId(citation) === shown.quote)
  return (
    <Tag className={classNames('it', isActive && 'is-active', className)} dir="auto">
      <CitationChips citations={citations} section={section} />
      {children}
      <CheckMarks checks={checks} />
    </Tag>
  )
}
