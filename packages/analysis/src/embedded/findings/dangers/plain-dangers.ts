import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import { emergencies, hurt, stops } from './plain-danger-words.ts'
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

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]/u

/** Where `_` stands, a word ends; languages that write words together begin them anywhere. */
function pattern(words: readonly string[]): RegExp {
  const sources = words.map((one) => (unspaced.test(one) ? one : `(?<!\\p{L})(?:${one})`))
  return new RegExp(sources.join('|').replaceAll('_', '(?!\\p{L})'), 'iu')
}

const kinds: readonly (PlainDanger & { readonly words: RegExp })[] = [
  { reason: 'health', level: 'high', words: pattern(emergencies) },
  { reason: 'health', level: 'high', words: pattern(hurt) },
  { reason: 'restriction', level: 'medium', words: pattern(stops) },
  { reason: 'forfeit', level: 'medium', words: pattern(gone) },
  { reason: 'waiver', level: 'medium', words: pattern(unpaid) },
  { reason: 'exclusion', level: 'medium', words: pattern(uncovered) },
  { reason: 'penalty', level: 'medium', words: pattern(fines) },
  { reason: 'ending', level: 'medium', words: pattern(blocked) },
  { reason: 'cost', level: 'medium', words: pattern(borne) },
  { reason: 'silence', level: 'medium', words: pattern(silentConsent) },
  { reason: 'restriction', level: 'medium', words: pattern(bannedAfter) },
]

/** Which danger each text tells in one plain line; the gravest kind comes first. */
export function plainDangersIn(texts: readonly string[]): (PlainDanger | undefined)[] {
  const found: (PlainDanger | undefined)[] = texts.map(() => undefined)
  for (const { words, reason, level } of kinds) {
    for (const [at, text] of texts.entries()) {
      if (found[at] === undefined && words.test(text)) found[at] = { reason, level }
    }
  }
  return found
}
