import { classNames } from '../ui/class-names.ts'
import type { TextRun } from './quotes.ts'

/** What is being looked at: a quote, a match of the search. */
export interface Looked {
  readonly active: string | null
  readonly activeFound: number | null
}

/** The attributes of the `mark` around quoted or found words, in the text and on the page alike. */
export function markAttributes(
  { quotes, found }: Pick<TextRun, 'quotes' | 'found'>,
  { active, activeFound }: Looked,
) {
  const isCited = quotes.length > 0
  const isActive = active !== null && quotes.includes(active)
  return {
    tabIndex: isCited ? -1 : undefined,
    'data-quotes': quotes.join(' ') || undefined,
    'data-quote': isActive ? 'active' : undefined,
    'data-found': found ?? undefined,
    className: classNames(
      isCited && 'cite',
      isActive && 'is-active',
      found !== null && 'found',
      found !== null && found === activeFound && 'is-current',
    ),
  }
}
