import type { Span } from '../../../text/sentences.ts'
import { type Excerpt, excerptOf } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { readLine, verdictsIn } from '../../document/wording/verdict-line.ts'
import type { PointContext } from '../points.ts'

const maxWords = 70
const most = 4
const open = /[\s,;:–—-]+$/u

/** What a document decides, where its business is not to agree something. */
export function verdictsOf({ genre, reading }: PointContext): Excerpt[] {
  return genre === 'contract' || genre === 'paper' ? [] : verdictStatements(reading)
}

/** What a document decides where the verb stands on a line above what it decides on, each as one statement. */
function verdictStatements({ content, rules }: Reading): Excerpt[] {
  return verdictsIn(content, rules)
    .slice(-most)
    .map(({ verb, object }) => {
      const own = excerptOf(content, object, maxWords)
      const said = readLine(content.slice(verb.start, verb.end)).replace(open, '')
      return { ...own, text: `${said}: ${own.text.replace(open, '')}`, lead: verb }
    })
}

/** Whether a sentence is what is decided, or only opens the sentence whose verb stands on the line below it. */
export function isOfVerdict(
  content: string,
  { start, end }: Span,
  verdicts: readonly Excerpt[],
): boolean {
  return verdicts.some(({ lead, end: last }) => {
    if (lead === undefined) return false
    const isInside = start >= lead.start && start < last
    const opensIt = end <= lead.start && content.slice(end, lead.start).trim() === ''
    return isInside || opensIt
  })
}
