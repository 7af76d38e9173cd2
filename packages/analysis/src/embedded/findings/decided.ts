import { matchesIn } from '../../text/matches.ts'
import type { Language } from '../languages/load-language.ts'

const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u
const clauseEnd = /[,;:.–]/u

/** A sentence without its conditions: what would be accepted if something happened is not accepted. */
export function withoutConditions(text: string, { patterns }: Language): string {
  if (!spaced.test(text)) return text
  let rest = ''
  let at = 0
  for (const { index } of matchesIn(text, patterns.condition)) {
    if (index < at) continue
    rest += text.slice(at, index)
    const end = text.slice(index).search(clauseEnd)
    at = end < 0 ? text.length : index + end
  }
  return rest + text.slice(at)
}
