import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'

/** A danger that is told in one plain line, by what comes of it. */
export interface PlainDanger {
  readonly id: PlainDangerId
  readonly reason: RiskReasonId
  readonly level: RiskLevel
}

const dangers: Readonly<Record<PlainDangerId, Omit<PlainDanger, 'id'>>> = {
  emergency: { reason: 'health', level: 'high' },
  hurt: { reason: 'health', level: 'high' },
  stop: { reason: 'restriction', level: 'medium' },
  forGood: { reason: 'forfeit', level: 'high' },
  gone: { reason: 'forfeit', level: 'medium' },
  unpaid: { reason: 'waiver', level: 'medium' },
  uncovered: { reason: 'exclusion', level: 'medium' },
  fine: { reason: 'penalty', level: 'medium' },
  blocked: { reason: 'ending', level: 'medium' },
  borne: { reason: 'cost', level: 'medium' },
  silence: { reason: 'silence', level: 'medium' },
  bannedAfter: { reason: 'restriction', level: 'medium' },
  finding: { reason: 'health', level: 'high' },
  unsafe: { reason: 'defect', level: 'high' },
  doubled: { reason: 'penalty', level: 'medium' },
  endsWith: { reason: 'ending', level: 'high' },
  invalid: { reason: 'refusal', level: 'medium' },
  notPaid: { reason: 'forfeit', level: 'medium' },
  waived: { reason: 'waiver', level: 'medium' },
  asIs: { reason: 'liability', level: 'medium' },
  breaks: { reason: 'damage', level: 'medium' },
  unwise: { reason: 'damage', level: 'medium' },
  joint: { reason: 'liability', level: 'high' },
  claimCut: { reason: 'exclusion', level: 'high' },
  late: { reason: 'deadline', level: 'medium' },
  dearer: { reason: 'increase', level: 'medium' },
  leftOut: { reason: 'cost', level: 'low' },
  noRefund: { reason: 'forfeit', level: 'medium' },
  renews: { reason: 'renewal', level: 'medium' },
  repaid: { reason: 'paidBack', level: 'medium' },
  onPain: { reason: 'penalty', level: 'medium' },
  needed: { reason: 'refusal', level: 'medium' },
  abroad: { reason: 'data', level: 'medium' },
  exposed: { reason: 'finance', level: 'medium' },
  weak: { reason: 'defect', level: 'medium' },
  obsolete: { reason: 'defect', level: 'medium' },
  allDue: { reason: 'allDue', level: 'high' },
  worn: { reason: 'defect', level: 'medium' },
  settled: { reason: 'waiver', level: 'high' },
  stopped: { reason: 'ending', level: 'medium' },
  owedIf: { reason: 'cost', level: 'medium' },
  noPromise: { reason: 'delay', level: 'medium' },
  takenAway: { reason: 'takenAway', level: 'high' },
  offence: { reason: 'legal', level: 'high' },
  noWayOut: { reason: 'restriction', level: 'medium' },
  ownRisk: { reason: 'liability', level: 'medium' },
}

/** What reports find, and other papers only speak of. */
export const foundByReports: readonly PlainDangerId[] = ['exposed', 'weak', 'worn']

/** `The pins should NOT be the same`: what a manual shouts amid small letters, in whatever language. */
const shouted =
  /\p{Ll}[ ,*_]{1,3}(?:(?<=(?:should|must|may|do|can|shall|could)[ *_]{1,3})NOT|NEVER|MUST|NIEMALS|JAMAIS|NUNCA|NOOIT|NIGDY|НИКОГДА)(?=[ *_]{1,3}\p{Ll})/u

function dangerOf(id: PlainDangerId, text: string, { phrases }: Language): PlainDanger {
  const isAbsolute = id === 'stop' && phrases.absolutely.test(text)
  return { id, ...dangers[id], ...(isAbsolute ? { level: 'high' } : {}) }
}

/** Which danger each text tells in one plain line; the gravest kind comes first. */
export function plainDangersIn(
  texts: readonly string[],
  language: Language,
): (PlainDanger | undefined)[] {
  const found: (PlainDanger | undefined)[] = texts.map(() => undefined)
  for (const [id, words] of language.plainDangers) {
    for (const [at, text] of texts.entries()) {
      if (found[at] === undefined && text.search(words) >= 0)
        found[at] = dangerOf(id, text, language)
    }
  }
  return found.map((one, at) => {
    const text = texts[at] ?? ''
    return one ?? (shouted.test(text) ? dangerOf('stop', text, language) : undefined)
  })
}
