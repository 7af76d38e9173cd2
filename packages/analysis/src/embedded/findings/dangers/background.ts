import { everywhere } from '../../../text/everywhere.ts'
import { matchesIn } from '../../../text/matches.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

/** `£3,000.00` ends no clause. */
const clauseEnd = /[;:–]|[,.](?!\p{Nd})/u
const longestClause = 400
const longestOpening = 12

/** `…, and` in front of a condition, which opens a clause of its own by it. */
const opensClause = perLanguage(
  ({ joinsClauses }) => new RegExp(`(?:^|[,;:.–(]|${joinsClauses.source})\\s*$`, 'iu'),
)

/** What a sentence tells by itself: without why, and without under what circumstances. */
export function withoutBackground(source: string, language: Language): string {
  const { patterns, phrases } = language
  const text = source
    .replace(everywhere(phrases.conditionInFront), ' ')
    .replace(everywhere(phrases.tellsCause), ' ')
  let rest = ''
  let at = 0
  for (const { 0: word, index } of matchesIn(text, patterns.condition)) {
    if (index < at || phrases.otherwise.test(word)) continue
    const length = text.slice(index, index + longestClause).search(clauseEnd)
    const end = length < 0 ? Math.min(text.length, index + longestClause) : index + length
    const before = text.slice(Math.max(0, index - longestOpening), index)
    if (opensClause(language).test(before) && !isParted(text.slice(index, end + 1), patterns.power))
      continue
    rest += text.slice(at, index)
    at = end
  }
  return rest + text.slice(at)
}

/** Whether a comma parts a condition in front from what comes of it: `If it is late, we may …`. */
function isParted(clause: string, power: RegExp): boolean {
  return clause.endsWith(',') && clause.search(power) < 0
}
