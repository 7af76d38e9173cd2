import { defectLevel } from '../../findings/dangers/graded/found-defects.ts'
import { flagOf } from '../../findings/dangers/graded/graded-rows.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { BurdenId } from '../../languages/frames.ts'
import type { RiskReasonId } from '../../languages/language-pack.ts'

/** Why ways of burdening somebody are dangers, where no words tell. */
const reasonOf: readonly (readonly [BurdenId, RiskReasonId])[] = [
  ['bears', 'cost'],
  ['loses', 'forfeit'],
  ['forbidden', 'restriction'],
  ['grows', 'increase'],
  ['power', 'oneSided'],
  ['tooLate', 'deadline'],
  ['lacks', 'exclusion'],
  ['watched', 'data'],
  ['bound', 'restriction'],
]

/** What a clause is about or under what circumstances it holds, told only where nothing says what comes of it. */
const circumstances: readonly RiskReasonId[] = [
  'health',
  'data',
  'defect',
  'finance',
  'oneSided',
  'restriction',
  'deadline',
  'delay',
]
/** Circumstances that a way of burdening makes the danger itself. */
const madeDanger: Partial<Readonly<Record<RiskReasonId, BurdenId>>> = {
  health: 'harm',
  data: 'watched',
  restriction: 'forbidden',
}

const passedOn: readonly RiskReasonId[] = ['data', 'finance']

type Reasoned = Pick<WeighedUnit, 'riskReasons' | 'burdens'> &
  Partial<Pick<WeighedUnit, 'unit' | 'rated' | 'lapses' | 'plain'>>

/** Why something is a danger: what comes of it first, then what it is about. */
export function riskReasonOf(found: Reasoned): RiskReasonId {
  const { riskReasons, burdens } = found
  const rated = reasonOfRated(found)
  if (rated !== undefined) return rated
  const plain = reasonOfPlain(found)
  if (plain !== undefined) return plain
  // What courts may take says more than what is recorded before, or who answers for it.
  if (riskReasons.includes('legal') && passedOn.some((id) => riskReasons.includes(id)))
    return 'legal'
  const consequence = riskReasons.find((id) => !circumstances.includes(id) || isMade(id, burdens))
  if (consequence !== undefined) return consequence
  const [about] = riskReasons
  const byBurden =
    reasonOf.find(([id]) => burdens.includes(id))?.[1] ??
    (found.lapses === true ? 'forfeit' : 'other')
  if (about === undefined) return byBurden
  return tellsMore.some((id) => burdens.includes(id)) ? byBurden : about
}

/** What is forbidden in one plain line is told by what it does to somebody, where words tell that. */
function reasonOfPlain({ plain, riskReasons, burdens }: Reasoned): RiskReasonId | undefined {
  if (plain?.reason !== 'restriction') return plain?.reason
  const isOfHealth = riskReasons.includes('health') && isMade('health', burdens)
  return isOfHealth ? 'health' : 'restriction'
}

/** A report rates what is wrong; a value out of its range is one of somebody's health. */
function reasonOfRated({ unit, rated, riskReasons }: Reasoned): RiskReasonId | undefined {
  const isOfHealth = riskReasons.includes('health')
  if (unit !== undefined && flagOf(unit) !== undefined) return 'health'
  if (unit !== undefined && defectLevel(unit) !== undefined) return isOfHealth ? 'health' : 'defect'
  if (unit?.isExclusion === true) return 'exclusion'
  const grade = unit?.grade
  if (grade?.by === 'notice') return grade.level === 'high' || isOfHealth ? 'health' : 'damage'
  if (grade !== undefined) return isOfHealth ? 'health' : 'defect'
  return rated !== undefined && riskReasons.length === 0 ? 'defect' : undefined
}

/** Burdens that say more than what a clause is about. */
const tellsMore: readonly BurdenId[] = ['bears', 'loses', 'grows']

function isMade(id: RiskReasonId, burdens: readonly BurdenId[]): boolean {
  const burden = madeDanger[id]
  return burden !== undefined && burdens.includes(burden) && !burdens.includes('loses')
}
