import type { Reading } from '../../document/read.ts'
import { notLiable } from '../../findings/dangers/exclusion-lists.ts'
import { defectLevel } from '../../findings/dangers/graded/found-defects.ts'
import { flagOf } from '../../findings/dangers/graded/graded-rows.ts'
import { reasonsIn } from '../../findings/dangers/harms.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'
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
  silence: ['refusal'],
}

/** Why something is a danger: what comes of it first, then what it is about; `other` where nothing surely tells. */
export function riskReasonOf(
  found: Reasoned,
  context: ReasonContext = { genre: 'general' },
): RiskReasonId {
  const known = reasonOfRated(found) ?? reasonOfPlain(found, context)
  if (known !== undefined) return known
  const standing = standingReasons(found, context)
  const [consequence] = standing.filter((id) => !circumstances.includes(id))
  if (consequence !== undefined) {
    return standing.find((id) => yieldsTo[consequence]?.includes(id)) ?? consequence
  }
  return reasonOfBurden(found, standing, context)
}

/** Who only has to tell somebody something bears no cost. */
const givesNotice =
  /(?<!\p{L})(?:notify|inform(?!ation)|tell us|mitzuteilen|mitteilen|anzuzeigen|informer|prévenir|aviser|notificar|avisar|comunicar|informare|comunicare|avvisare|melden|informeren|zawiadomić|powiadomić|poinformować|уведомить|уведомлять|сообщить|известить)(?!\p{L})/iu

function reasonOfBurden(
  { unit, burdens, lapses, values = [] }: Reasoned,
  standing: readonly RiskReasonId[],
  { genre, id: kind }: ReasonContext,
): RiskReasonId {
  if (medicalKinds.includes(kind)) return 'health'
  const isOfThings = genre === 'manual' || genre === 'paper'
  const costs =
    values.some(({ kind }) => kind === 'money' || kind === 'percent') ||
    !givesNotice.test(unit?.text ?? '')
  const held = reasonOf.filter(([one, id]) => burdens.includes(one) && (id !== 'cost' || costs))
  const [burden, id] = held[0] ?? []
  // What the other side may do says more than what is lost in no words of its own.
  if (burden === 'loses' && standing.includes('oneSided')) return 'oneSided'
  if (burden === 'power' && standing.includes('defect') && !standing.includes('oneSided')) {
    return 'defect'
  }
  if (id !== undefined && !(isOfThings && id === 'oneSided')) return id
  if (standing[0] !== undefined) return standing[0]
  if (isOfThings && burdens.includes('harm')) return 'damage'
  return lapses === true ? 'forfeit' : 'other'
}

/** What is forbidden in one plain line is told by what it does to somebody, where words tell that. */
function reasonOfPlain(
  { plain, riskReasons, burdens }: Reasoned,
  { id }: ReasonContext,
): RiskReasonId | undefined {
  if (plain?.reason !== 'restriction' && plain?.reason !== 'damage') return plain?.reason
  if (plain.reason === 'damage' && riskReasons.includes('forfeit')) return 'forfeit'
  const isOfHealth = riskReasons.includes('health') && burdens.includes('harm')
  return isOfHealth || medicalKinds.includes(id) ? 'health' : plain.reason
}

/** A report rates what is wrong; a value out of its range is one of somebody's health. */
function reasonOfRated({ unit, rated, riskReasons }: Reasoned): RiskReasonId | undefined {
  const isOfHealth = riskReasons.includes('health')
  if (unit !== undefined && flagOf(unit) !== undefined) return 'health'
  if (unit !== undefined && defectLevel(unit) !== undefined) return isOfHealth ? 'health' : 'defect'
  if (unit?.isExclusion === true) return notLiable.test(unit.text) ? 'liability' : 'exclusion'
  const grade = unit?.grade
  if (grade?.by === 'notice') return isOfHealth ? 'health' : 'damage'
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
  return { genre: type.genre, id: type.id, topics: [...named, ...repeated] }
}
