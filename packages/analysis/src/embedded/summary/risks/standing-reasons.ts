import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { Genre, KindId } from '../../languages/kind-ids.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'

export type Reasoned = Pick<WeighedUnit, 'riskReasons' | 'toldReasons' | 'burdens'> &
  Partial<
    Pick<
      WeighedUnit,
      'unit' | 'values' | 'rated' | 'plain' | 'toll' | 'matches' | 'lapses' | 'injures' | 'favors'
    >
  >

/** What the reasons of a document's dangers depend on. */
export interface ReasonContext {
  readonly genre: Genre
  readonly id?: KindId | undefined
  readonly language: Language
  /** What its title names: the subject of many sentences that threaten nothing. */
  readonly topics?: readonly RiskReasonId[] | undefined
}

/** The burdens without one of which a reason is no more than a word; a reason that is not listed here stands by itself. */
const bornBy: Partial<Readonly<Record<RiskReasonId, readonly BurdenId[]>>> = {
  forfeit: ['loses', 'bears', 'tooLate', 'power'],
  increase: ['grows', 'power', 'bears'],
  renewal: ['automatic'],
  oneSided: ['power'],
  exclusion: ['loses', 'failure', 'tooLate'],
  liability: ['loses', 'bears', 'lacks', 'harm', 'failure'],
  silence: ['automatic', 'failure'],
  refusal: ['loses', 'lacks', 'power', 'tooLate', 'failure'],
  data: ['watched'],
  restriction: ['forbidden'],
  legal: ['power', 'failure', 'loses', 'bears', 'bound'],
  waiver: ['power', 'loses', 'bears', 'bound', 'automatic', 'forbidden'],
  defect: ['harm'],
}
/** Their words are those of the loss itself. */
const borneByToll: readonly RiskReasonId[] = ['forfeit', 'refusal', 'liability', 'exclusion']
/** Told by their circumstances: what comes of doing nothing, or for each breach. */
const toldAsConditions: readonly RiskReasonId[] = ['silence', 'renewal', 'penalty']
/** What a machine or a medicine does to nobody: these take another party. */
const betweenParties: readonly RiskReasonId[] = [
  'ending',
  'renewal',
  'silence',
  'oneSided',
  'waiver',
  'refusal',
  'data',
  'finance',
  'deadline',
  'legal',
]
export const medicalKinds: readonly (KindId | undefined)[] = ['medical-letter', 'leaflet']
/** What makes more than a mention of what the title names. */
const ofTopics: readonly BurdenId[] = ['power', 'loses', 'bears', 'automatic']

/** The reasons of a danger that are more than a word in it. */
export function standingReasons(found: Reasoned, context: ReasonContext): RiskReasonId[] {
  const { riskReasons, toldReasons } = found
  // Signs of illness are mostly told as conditions.
  const health = riskReasons.filter((id) => id === 'health')
  const byCondition = riskReasons.filter((id) => toldAsConditions.includes(id))
  const all = new Set([...health, ...toldReasons, ...byCondition])
  return [...all].filter((id) => stands(id, found, context))
}

function stands(id: RiskReasonId, found: Reasoned, context: ReasonContext): boolean {
  const { burdens, toll = 0 } = found
  const isMedical = medicalKinds.includes(context.id)
  const isOfThings = context.genre === 'manual' || context.genre === 'paper' || isMedical
  if (isOfThings && betweenParties.includes(id)) return false
  const holds = (needed: readonly BurdenId[]): boolean =>
    needed.some((one) => burdens.includes(one))
  if (context.topics?.includes(id) === true && !holds(ofTopics)) return false
  const needed = bornBy[id]
  if (needed !== undefined && !holds(needed)) {
    // `The price rises to 36.90 a unit`
    if (id === 'increase') return !isOfThings
    return toll > 0 && borneByToll.includes(id)
  }
  if (id === 'health') return isMedical || isOfHealth(context, holds)
  return standsBetween(id, found, context, holds)
}

/** Insurers and employers name illness where they do not pay. */
function isOfHealth(
  { genre, id }: ReasonContext,
  holds: (needed: readonly BurdenId[]) => boolean,
): boolean {
  if (id === 'insurance-policy') return false
  return holds(['harm']) && !(genre === 'contract' && holds(['loses']))
}

function standsBetween(
  id: RiskReasonId,
  { unit, rated, toldReasons, favors, values = [] }: Reasoned,
  { genre, language }: ReasonContext,
  holds: (needed: readonly BurdenId[]) => boolean,
): boolean {
  const { phrases } = language
  const text = unit?.text ?? ''
  const isOfMoney = values.some(({ kind }) => kind === 'money' || kind === 'percent')
  if (id === 'ending') {
    if (favors === true && !holds(['power', 'failure'])) return false
    // What the reader may end only for some reasons, or what is charged once it has ended.
    const isCost = holds(['bears']) && toldReasons.includes('cost')
    return holds(['power']) || !(isCost || holds(['forbidden']))
  }
  if (id === 'deadline') return holds(['tooLate']) && phrases.whenLate.test(text)
  if (id === 'renewal') return !(holds(['bears']) && isOfMoney)
  if (id === 'liability') return !(holds(['bears']) && isOfMoney)
  if (id === 'silence') return phrases.agreesBySilence.test(text)
  if (id === 'exclusion') return !holds(['forbidden'])
  if (id === 'delay') return genre !== 'contract'
  if (id === 'finance') {
    const isToll = holds(['lacks', 'failure', 'harm', 'grows', 'bears']) || rated !== undefined
    return (isOfMoney || rated !== undefined) && isToll && genre !== 'contract'
  }
  return true
}
