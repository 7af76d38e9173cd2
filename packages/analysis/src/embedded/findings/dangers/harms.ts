import { matchesIn } from '../../../text/matches.ts'
import { type RiskReasonId, riskReasonIds } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { withoutMereMentions } from './mere-mentions.ts'

const nearby = 24
const lastClause = /[,;:.(–][^,;:.(–]*$/u
export const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u

export interface Harms {
  readonly found: number
  readonly denied: number
}

/** The words of harm in a text, and those that a negation in front of them denies: `no fee`, `we will not begin proceedings`. */
export function harmsIn(text: string, harm: RegExp, { patterns, phrases }: Language): Harms {
  const found = new Set<string>()
  let denied = 0
  for (const { 0: word, index } of matchesIn(text, harm)) {
    const before = text.slice(Math.max(0, index - nearby), index)
    const near = before.slice(1 + before.search(lastClause))
    const isDenied =
      isSpaced.test(word) &&
      near.search(patterns.negation) >= 0 &&
      word.search(patterns.negation) < 0 &&
      !phrases.lacks.test(near + word)
    if (isDenied) denied += 1
    else found.add(word.toLowerCase())
  }
  return { found: found.size, denied }
}

/** Why each text is a danger; the reason that most of its words tell comes first. */
export function reasonsIn(texts: readonly string[], language: Language): RiskReasonId[][] {
  const { riskReasons } = language
  const reasons = texts.map((): { id: RiskReasonId; found: number }[] => [])
  for (const id of riskReasonIds) {
    for (const [at, text] of texts.entries()) {
      const all = harmsIn(text, riskReasons[id], language)
      if (all.found === 0) continue
      const rest = withoutMereMentions(text, id, language)
      const { found } = rest === text ? all : harmsIn(rest, riskReasons[id], language)
      if (found > 0) reasons[at]?.push({ id, found })
    }
  }
  return reasons.map((told) => told.sort((a, b) => b.found - a.found).map(({ id }) => id))
}
