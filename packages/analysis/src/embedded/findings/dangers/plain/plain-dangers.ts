import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../../languages/language-pack.ts'
import type { RulesLanguage } from '../../../languages/which-language.ts'
import { emergencies, hurt, stops, type WordsByLanguage } from './plain-danger-words.ts'
import {
  bannedAfter,
  blocked,
  borne,
  fines,
  gone,
  silentConsent,
  uncovered,
  unpaid,
} from './plain-loss-words.ts'

/** A danger that is told in one plain line, by what comes of it. */
export interface PlainDanger {
  readonly reason: RiskReasonId
  readonly level: RiskLevel
}

/** What each kind of plain danger is, the gravest first. */
const kinds: readonly (PlainDanger & { readonly words: WordsByLanguage })[] = [
  { reason: 'health', level: 'high', words: emergencies },
  { reason: 'health', level: 'high', words: hurt },
  { reason: 'restriction', level: 'medium', words: stops },
  { reason: 'forfeit', level: 'medium', words: gone },
  { reason: 'waiver', level: 'medium', words: unpaid },
  { reason: 'exclusion', level: 'medium', words: uncovered },
  { reason: 'penalty', level: 'medium', words: fines },
  { reason: 'ending', level: 'medium', words: blocked },
  { reason: 'cost', level: 'medium', words: borne },
  { reason: 'silence', level: 'medium', words: silentConsent },
  { reason: 'restriction', level: 'medium', words: bannedAfter },
]

const unspaced: readonly RulesLanguage[] = ['ar', 'zh', 'ja']

/** Where `_` stands, a word ends; languages that write words together begin them anywhere. */
function pattern(source: string, language: RulesLanguage): RegExp {
  const opening = unspaced.includes(language) ? '' : '(?<!\\p{L})'
  return new RegExp(`${opening}(?:${source})`.replaceAll('_', '(?!\\p{L})'), 'iu')
}

const compiled = new Map<RulesLanguage, readonly (readonly [RegExp, PlainDanger])[]>()

function patternsOf(language: RulesLanguage): readonly (readonly [RegExp, PlainDanger])[] {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const made = kinds.flatMap(({ words, reason, level }) => {
    const source = words[language]
    return source === undefined ? [] : [[pattern(source, language), { reason, level }] as const]
  })
  compiled.set(language, made)
  return made
}

/** Which danger each text tells in one plain line; the gravest kind comes first. */
export function plainDangersIn(
  texts: readonly string[],
  language: RulesLanguage,
): (PlainDanger | undefined)[] {
  const found: (PlainDanger | undefined)[] = texts.map(() => undefined)
  for (const [words, danger] of patternsOf(language)) {
    for (const [at, text] of texts.entries()) {
      if (found[at] === undefined && words.test(text)) found[at] = danger
    }
  }
  return found
}
