import type { Check, Citation } from '@precis/domain'
import { type ReactNode, use } from 'react'
import { classNames } from '../ui/class-names.ts'
import { checkText } from './check-text.ts'
import { CitationChips } from './citation-chips.tsx'
import { LitQuotesContext, useHighlight } from './highlight.tsx'
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
  /** Says with a dashed chip where there is no passage. */
  hasNone?: boolean
  /** What can be done with it. */
  actions?: ReactNode
}

/** One statement of the result with its evidence in the margin. */
export function Point(props: Props) {
  const {
    as: Tag = 'li',
    className,
    citations,
    checks,
    section,
    hasNone,
    children,
    actions,
  } = props
  const { shown } = useHighlight()
  const lit = use(LitQuotesContext)
  const isRestingOn = (quote: string) => citations.some((one) => quoteId(one) === quote)
  const isActive = (shown !== null && isRestingOn(shown.quote)) || lit.some(isRestingOn)
  return (
    // Takes the focus from a tap, so that its actions show on screens without a pointer that hovers.
    <Tag className={classNames('it', isActive && 'is-active', className)} dir="auto" tabIndex={-1}>
      <CitationChips
        citations={citations}
        section={section}
        {...(hasNone !== undefined && { hasNone })}
      />
      {children}
      <CheckMarks checks={checks} />
      {actions}
    </Tag>
  )
}
