import { isLabelRow, isTableRow, looksLikeHeading } from '../../text/lines.ts'
import { roughWordCount } from '../../text/normalize.ts'
import type { Span } from '../../text/sentences.ts'
import type { Language } from '../languages/load-language.ts'

/** A sentence, at the beginning of a paragraph; its lines may be wrapped. */
const opensProse = /^[^|]{25,600}?[.!?。！？]/u
const clauseHeading = /^[¿]?\p{Lu}[^.!?:;|\d]{2,60}[?？]?$/u
const mostWordsOfClause = 9
const plainHeading = /^\p{Lu}[^.!?:;,|\d]{2,60}$/u
const mostHeadingWords = 7

/** Starts of blocks such as `3. Fees of the agent` and `Ending the agreement`: one short line over a paragraph, no item of a list. */
export function headingStarts(
  text: string,
  blocks: readonly Span[],
  language: Language,
): ReadonlySet<number> {
  const lines = blocks.map(({ start, end }) => text.slice(start, end).trim())
  const isNumbered = (line = ''): boolean =>
    line.length < 80 &&
    /^\d/.test(line) &&
    !line.includes('\n') &&
    !isTableRow(line) &&
    looksLikeHeading(line)
  const isPlain = (line = ''): boolean => {
    if (line.includes('\n') || isTableRow(line) || isLabelRow(line)) return false
    if (opensAsClause(line, language))
      return clauseHeading.test(line) && roughWordCount(line) <= mostWordsOfClause
    return (
      plainHeading.test(line) &&
      !language.phrases.verb.test(line) &&
      roughWordCount(line) <= mostHeadingWords
    )
  }
  const found = blocks.filter((_, at) => {
    const next = lines[at + 1]
    if (next === undefined) return false
    if (isNumbered(lines[at])) return !isNumbered(next) && !isNextItem(lines[at - 1], lines[at])
    return isPlain(lines[at]) && !isPlain(next) && opensProse.test(next)
  })
  return new Set(found.map(({ start }) => start))
}

const numberAhead = /^(\d{1,3})\.?\s+\p{Lu}/u

/** Whether a short numbered sentence is the next item below another one: `3. The whole is no more than 90 euros.` */
function isNextItem(above = '', line = ''): boolean {
  const [, number] = numberAhead.exec(line) ?? []
  const [, before] = numberAhead.exec(above) ?? []
  return /[.;]$/u.test(line) && before !== undefined && Number(before) + 1 === Number(number)
}

/** Whether a line opens as headings do that are clauses. */
export function opensAsClause(text: string, { phrases }: Language): boolean {
  return phrases.opensClause.test(text.replace(/^¿/u, ''))
}
