import type { RiskLevel } from '@precis/domain'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PlainDanger } from './plain-dangers.ts'

/** `If we hear nothing, the place goes to somebody else`: for whoever needs it, all is lost. */
export function losesBySilence(
  text: string,
  plain: PlainDanger | undefined,
  told: readonly RiskReasonId[],
  { phrases }: Language,
): boolean {
  // An office that does not answer has refused, and can be asked again.
  const isLost = phrases.withdrawnBySilence.test(text) && !phrases.agreesBySilence.test(text)
  return plain?.id === 'silence' && isLost && !told.includes('refusal')
}

/** A claim that is cut is lost in part, and so is what a maker answers for. */
function levelOfCut(text: string, { phrases }: Language): RiskLevel {
  return phrases.lessens.test(text) || phrases.namesGuarantee.test(text) ? 'medium' : 'high'
}

/** The least level of what surely is a danger, by the plain line that tells it. */
export function leastLevel(
  level: RiskLevel,
  isSure: boolean,
  plain: PlainDanger | undefined,
  text: string,
  language: Language,
): RiskLevel {
  if (plain?.id === 'claimCut') return levelOfCut(text, language)
  if (plain?.id === 'fine') return isSure ? 'high' : level
  if (plain !== undefined && plain.level !== 'medium') return plain.level
  return isSure && level === 'low' ? 'medium' : level
}
