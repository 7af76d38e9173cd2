import type { Reading } from '../../document/read.ts'
import { burdensIn } from '../../findings/dangers/burdens.ts'
import { defectLevel } from '../../findings/dangers/graded/found-defects.ts'
import { flagOf } from '../../findings/dangers/graded/graded-rows.ts'
import { isSpaced, reasonsIn } from '../../findings/dangers/harms.ts'
import { costsMuch } from '../../findings/dangers/level.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { Genre, KindId } from '../../languages/kind-ids.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import type { PlainDangerId } from '../../languages/plain-dangers.ts'
import {
  medicalKinds,
  type ReasonContext,
  type Reasoned,
  standingReasons,
} from './standing-reasons.ts'

/** Why ways of burdening somebody are dangers, where no words tell. */
const reasonOf: readonly (readonly [BurdenId, RiskReasonId])[] = [
  ['bears', 'cost'],
  ['loses', 'forfeit'],
  ['forbidden', 'restriction'],
  ['power', 'oneSided'],
  ['grows', 'increase'],
]
/** Told only where nothing says what comes of it. */
const circumstances: readonly RiskReasonId[] = [
  'restriction',
  'finance',
  'defect',
  'oneSided',
  'deadline',
  'delay',
]
/** What says less than another reason of the same sentence. */
const yieldsTo: Partial<Readonly<Record<RiskReasonId, readonly RiskReasonId[]>>> = {
  exclusion: ['penalty', 'increase', 'cost'],
  cost: ['penalty', 'legal'],
  ending: ['penalty'],
  renewal: ['cost', 'penalty'],
  data: ['legal'],
  legal: ['ending'],
  silence: ['refusal'],
}

/** Why something is a danger: what comes of it first, then what it is about; `other` where nothing surely tells. */
export function riskReasonOf(found: Reasoned, context: ReasonContext): RiskReasonId {
  if (found.injures === true) return 'health'
  const known = reasonOfRated(found, context) ?? reasonOfPlain(found, context)
  if (known !== undefined) return known
  if (found.riskReasons.includes('effective')) return 'effective'
  const standing = standingReasons(found, context)
  const [consequence] = standing.filter((id) => !circumstances.includes(id))
  if (consequence !== undefined) {
    return standing.find((id) => yieldsTo[consequence]?.includes(id)) ?? consequence
  }
  return reasonOfBurden(found, standing, context)
}

/** Reports, talk and manuals burden no party by what they find. */
const ofFindings: readonly Genre[] = ['report', 'meeting', 'manual', 'paper']
/** These set terms all the same. */
const setsTerms: readonly (KindId | undefined)[] = [
  'tender',
  'proposal',
  'specification',
  'company-policy',
]

/** Whether a paper tells what somebody found, and binds nobody. */
export function tellsFindings({ genre, id }: ReasonContext): boolean {
  return ofFindings.includes(genre) && !setsTerms.includes(id)
}

function reasonOfBurden(
  found: Reasoned,
  standing: readonly RiskReasonId[],
  context: ReasonContext,
): RiskReasonId {
  const { unit, burdens, riskReasons, lapses, values = [] } = found
  const { genre, language } = context
  const { phrases } = language
  const text = unit?.text ?? ''
  if (medicalKinds.includes(context.id)) return 'health'
  const isOfFindings = tellsFindings(context)
  const isOfMoney = values.some(({ kind }) => kind === 'money' || kind === 'percent')
  /** `You should not fly once it is removed` loses nothing; without spaces what cannot be and what must not be read alike. */
  const isForbidden =
    burdens.includes('forbidden') && burdens.includes('loses') && isSpaced.test(text)
  /** What a burden is told by where no word of its own tells what comes of it. */
  const bears: Partial<Readonly<Record<RiskReasonId, boolean>>> = {
    cost: isOfMoney || riskReasons.includes('cost') || costsMuch(text, values, language),
    forfeit: riskReasons.includes('forfeit') || !(isOfFindings || isForbidden),
    oneSided: riskReasons.includes('oneSided') && !isOfFindings,
    increase: isOfMoney || riskReasons.includes('increase'),
    restriction: isForbidden || riskReasons.includes('restriction'),
  }
  const [burden, id] =
    reasonOf.find(([one, id]) => burdens.includes(one) && bears[id] !== false) ?? []
  // What the other side may do says more than what is lost in no words of its own.
  if (burden === 'loses' && standing.includes('oneSided')) return 'oneSided'
  if (burden === 'power' && standing.includes('defect') && !standing.includes('oneSided')) {
    return 'defect'
  }
  if (id !== undefined) return id
  if (standing[0] !== undefined) return standing[0]
  if (burdens.includes('power') && phrases.lessens.test(text)) return 'forfeit'
  if (lapses === true && riskReasons.includes('forfeit')) return 'forfeit'
  if (!isOfFindings && phrases.notLiable.test(text)) return 'liability'
  if ((genre === 'manual' || genre === 'paper') && burdens.includes('harm')) return 'damage'
  const isLate = burdens.includes('tooLate') && riskReasons.includes('deadline')
  return isLate && !isOfFindings ? 'deadline' : 'other'
}

/** What is told where no reason is sure: that something hangs on a condition, or is to be watched. */
export function toldReasonOf(found: Reasoned, context: ReasonContext): RiskReasonId {
  const id = riskReasonOf(found, context)
  if (id !== 'other') return id
  const lesser = lesserReasonOf(found, context)
  if (lesser !== undefined) return lesser
  if (tellsFindings(context)) return 'attention'
  return (found.matches?.condition ?? 0) > 0 ? 'condition' : 'other'
}

/** What a burden bears out where no other reason stands, and words of its own clause tell. */
const lesserReasons: readonly (readonly [RiskReasonId, readonly BurdenId[]])[] = [
  ['silence', ['automatic', 'failure']],
  ['refusal', ['failure']],
  ['legal', ['failure']],
  ['forfeit', ['failure', 'automatic']],
  ['ending', ['failure']],
  ['cost', ['failure']],
  ['restriction', ['failure']],
  ['exclusion', ['lacks', 'failure', 'tooLate']],
]
/** What a report finds is told by its own words. */
const lesserFindings: readonly RiskReasonId[] = ['defect', 'finance']

/** A reason that says less than others, and more than that something hangs on a condition. */
function lesserReasonOf(found: Reasoned, context: ReasonContext): RiskReasonId | undefined {
  const { toldReasons, burdens, unit } = found
  const isOfFindings = tellsFindings(context)
  if (isOfFindings) return lesserFindings.find((id) => toldReasons.includes(id))
  if (burdens.includes('bears') && !burdens.includes('bound')) return 'cost'
  const [told = []] = burdensIn([unit?.text ?? ''], context.language)
  if (told.includes('forbidden') && toldReasons.includes('restriction')) return 'restriction'
  const [lesser] =
    lesserReasons.find(
      ([id, needed]) => toldReasons.includes(id) && needed.some((one) => burdens.includes(one)),
    ) ?? []
  return lesser
}

/** What says more than the reason of a plain line, where words tell it. */
const toldBeside: readonly (readonly [PlainDangerId, RiskReasonId])[] = [
  ['obsolete', 'exclusion'],
  ['blocked', 'forfeit'],
  ['claimCut', 'refusal'],
]

/** What is forbidden in one plain line is told by what it does to somebody, where words tell that. */
function reasonOfPlain(
  { unit, plain, riskReasons, toldReasons, burdens }: Reasoned,
  { id, language }: ReasonContext,
): RiskReasonId | undefined {
  const fuller = toldBeside.find(([of, reason]) => of === plain?.id && toldReasons.includes(reason))
  if (fuller !== undefined) return fuller[1]
  if (plain?.id === 'silence') return reasonOfSilence(unit?.text ?? '', toldReasons, language)
  if (plain?.reason !== 'restriction' && plain?.reason !== 'damage') return plain?.reason
  if (plain.reason === 'damage' && riskReasons.includes('forfeit')) return 'forfeit'
  const isOfHealth = riskReasons.includes('health') && burdens.includes('harm')
  return isOfHealth || medicalKinds.includes(id) ? 'health' : plain.reason
}

/** `Silence is a refusal`, `If we hear nothing the offer lapses`. */
function reasonOfSilence(
  text: string,
  toldReasons: readonly RiskReasonId[],
  { phrases }: Language,
): RiskReasonId {
  if (phrases.agreesBySilence.test(text)) return 'silence'
  if (toldReasons.includes('refusal')) return 'refusal'
  return phrases.withdrawnBySilence.test(text) ? 'forfeit' : 'silence'
}

/** A report rates what is wrong; a value out of its range is one of somebody's health. */
function reasonOfRated(
  { unit, rated, riskReasons }: Reasoned,
  { genre, language }: ReasonContext,
): RiskReasonId | undefined {
  const isOfHealth = riskReasons.includes('health')
  if (unit !== undefined && flagOf(unit, language) !== undefined) return 'health'
  if (unit !== undefined && defectLevel(unit, language) !== undefined)
    return isOfHealth ? 'health' : 'defect'
  if (unit?.isExclusion === true)
    return language.phrases.notLiable.test(unit.text) ? 'liability' : 'exclusion'
  const grade = unit?.grade
  if (grade?.by === 'scale') return 'forfeit'
  // `WARNING: YOUR HOME IS AT RISK` warns of no harm to things.
  if (grade?.by === 'notice') {
    if (isOfHealth) return 'health'
    return genre === 'manual' || genre === 'paper' ? 'damage' : undefined
  }
  if (grade !== undefined) return isOfHealth ? 'health' : 'defect'
  return rated !== undefined && riskReasons.length === 0 ? 'defect' : undefined
}

const oftenTopics: readonly RiskReasonId[] = ['ending', 'renewal', 'liability', 'refusal']
const fewestOfTopic = 5

/** What the reasons of this document's dangers depend on. */
export function reasonContextOf({ type, title, rules, findings }: Reading): ReasonContext {
  const [named = []] = reasonsIn([title], rules)
  const isTopic = (id: RiskReasonId): boolean =>
    findings.filter(({ riskReasons }) => riskReasons.includes(id)).length >= fewestOfTopic
  // Any contract tells several times how it ends; a letter that does is about it.
  const repeated = type.genre === 'contract' ? [] : oftenTopics.filter(isTopic)
  return { genre: type.genre, id: type.id, language: rules, topics: [...named, ...repeated] }
}
