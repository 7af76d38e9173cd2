import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'

/** A danger that is told in one plain line, by what comes of it. */
export interface PlainDanger {
  readonly reason: RiskReasonId
  readonly level: RiskLevel
}

const dangers: Readonly<Record<PlainDangerId, PlainDanger>> = {
  emergency: { reason: 'health', level: 'high' },
  hurt: { reason: 'health', level: 'high' },
  stop: { reason: 'restriction', level: 'medium' },
  gone: { reason: 'forfeit', level: 'medium' },
  unpaid: { reason: 'waiver', level: 'medium' },
  uncovered: { reason: 'exclusion', level: 'medium' },
  fine: { reason: 'penalty', level: 'medium' },
  blocked: { reason: 'ending', level: 'medium' },
  borne: { reason: 'cost', level: 'medium' },
  silence: { reason: 'silence', level: 'medium' },
  bannedAfter: { reason: 'restriction', level: 'medium' },
}

/** Which danger each text tells in one plain line; the gravest kind comes first. */
export function plainDangersIn(
  texts: readonly string[],
  { plainDangers }: Language,
): (PlainDanger | undefined)[] {
  const found: (PlainDanger | undefined)[] = texts.map(() => undefined)
  for (const [id, words] of plainDangers) {
    for (const [at, text] of texts.entries()) {
      if (found[at] === undefined && text.search(words) >= 0) found[at] = dangers[id]
    }
  }
  return found
}
