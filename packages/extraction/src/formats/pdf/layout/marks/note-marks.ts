import { raise } from '../../../../document/raised-digits.ts'
import type { Fragment } from '../pieces/fragments.ts'

const smaller = 0.85
const leastRise = 0.12
const mostRise = 0.75
const nearby = 0.5
const longestMark = 5
const mark = /^\s*\d{1,3}\s*$/

/** Whether a number is drawn small and high at the end or the beginning of the text beside it. */
function isRaised(number: Fragment, beside: Fragment | undefined): boolean {
  if (beside === undefined || number.size > smaller * beside.size) return false
  const rise = (beside.y - number.y) / beside.size
  if (rise < leastRise || rise > mostRise) return false
  const gap = Math.max(number.x - beside.x - beside.width, beside.x - number.x - number.width)
  return gap < nearby * beside.size
}

/** A note that begins with the number of a mark on its page, where nothing stands between that and its first word. */
function openNote(fragment: Fragment, numbers: ReadonlySet<string>): Fragment {
  const [, number = ''] = /^(\d{1,3})\p{Lu}\p{L}*\s/u.exec(fragment.text) ?? []
  if (!numbers.has(number)) return fragment
  return { ...fragment, text: `${raise(number)} ${fragment.text.slice(number.length)}` }
}

/**
 * Writes numbers that stand small and high, such as those of footnotes, in raised digits, so that `rent.` with a
 * note 3 does not read as the figure `rent.3`.
 */
export function raiseNoteMarks(fragments: readonly Fragment[]): Fragment[] {
  const drawn = fragments.filter(({ text }) => text.trim() !== '')
  const raised = new Map<Fragment, Fragment>()
  for (const [index, fragment] of drawn.entries()) {
    if (fragment.text.length > longestMark || !mark.test(fragment.text)) continue
    const [before, after] = [drawn[index - 1], drawn[index + 1]]
    const beside = [before, after].find((one) => isRaised(fragment, one))
    if (!beside) continue
    const raisedText = raise(fragment.text)
    const opensNote = beside === after && /^\p{L}/u.test(after?.text ?? '')
    // On the line of its text, not on one of its own.
    raised.set(fragment, { ...fragment, text: raisedText + (opensNote ? ' ' : ''), y: beside.y })
  }
  const numbers = new Set([...raised.keys()].map(({ text }) => text.trim()))
  if (numbers.size === 0) return [...fragments]
  return fragments.map((fragment) => raised.get(fragment) ?? openNote(fragment, numbers))
}
