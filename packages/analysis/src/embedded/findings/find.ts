import type { Candidate } from '../document/candidate.ts'
import type { Sentence } from '../document/parse.ts'
import type { Language } from '../languages/load-language.ts'
import { cancellationScales } from './dangers/cancellation-scales.ts'
import { exclusionLists } from './dangers/exclusion-lists.ts'
import { gradedUnits } from './dangers/graded/graded.ts'
import { withoutReasons } from './dangers/reasons.ts'
import { safetyNotices } from './dangers/safety-notices.ts'
import { symptomLists } from './dangers/symptom-lists.ts'
import { withOutcomes } from './outcomes/outcomes.ts'
import { withVerdicts } from './outcomes/verdict-tables.ts'
import { isUnnamed } from './rows/unnamed.ts'
import { agreedActions, isAgreedAction } from './tasks/agreed-actions.ts'
import { askedLists, isAskedList } from './tasks/asked-lists.ts'
import type { Unit } from './units/unit.ts'
import { unitsOf } from './units/units.ts'
import type { WeighContext } from './weigh-context.ts'
import { type WeighedUnit, weighUnits } from './weigh-unit.ts'

const keptOfPart = 90
const leastKept = 0.4
const leastOfClause = 1

/** The units of one part of a document that state something; of a long document the most telling ones of each part. */
export function findingsOf(
  content: string,
  sentences: readonly Sentence[],
  context: WeighContext,
  candidates: ReadonlyMap<number, Candidate>,
  isOnlyPart: boolean,
): WeighedUnit[] {
  const graded = gradedUnits(content, sentences, context.grades ?? [], context.language)
  const notices = safetyNotices(content, sentences, context.language.frames)
  const symptoms = symptomLists(content, sentences, context.language)
  const scales = cancellationScales(content, sentences, context.language)
  const exclusions = exclusionLists(content, sentences, context.language)
  const dangerous = [...graded, ...notices, ...symptoms, ...scales, ...exclusions]
  const agreed = agreedActions(content, sentences, context.language)
  const tasks = [...askedLists(content, sentences, context.language), ...agreed]
  const whole = [
    ...weighUnits(dangerous, context).map(asDanger),
    ...weighUnits(tasks, context).map((found) => asTask(found, context.language)),
  ]
  const units = unitsOf(content, sentences, context.language).filter(
    (unit) => !isUnnamed(unit, context.language) && !isPartOf(unit, agreed),
  )
  const read = weighUnits(units, context).map((found) =>
    withClauses(found, candidates.get(found.unit.sentence.order)),
  )
  const weighed = withOutcomes(content, read, sentences, context.language, context.kind)
  const givesReasons = context.isRuling || context.kind === 'decision'
  const settled = givesReasons
    ? withoutReasons(weighed, sentences, context.isRuling, context.language)
    : weighed
  // What medicine is stopped is no verdict on the patient.
  const told = context.kind === 'medical-letter' ? settled : withVerdicts(settled, context.language)
  const all = [...told, ...whole]
  const best = ({ fact, risk, action, decision, lead }: WeighedUnit): number =>
    Math.max(fact, risk, action, decision, lead * 0.5)
  const mayHarm = ({ burdens, toll, isCalm, plain }: WeighedUnit): boolean =>
    plain !== undefined || (burdens.length + toll > 0 && !isCalm)
  const tells = (found: WeighedUnit): boolean =>
    best(found) >= leastKept || found.unit.scheduled >= 0 || mayHarm(found)
  const telling = withWholeTables(all, tells)
  if (isOnlyPart) return telling
  return telling
    .sort((a, b) => best(b) - best(a) || a.unit.start - b.unit.start)
    .slice(0, keptOfPart)
    .sort((a, b) => a.unit.start - b.unit.start)
}

/** `Due: 3 May 2027`, which says nothing without what was agreed. */
function isPartOf({ kind, start, end }: Unit, agreed: readonly Unit[]): boolean {
  return kind === 'label' && agreed.some((whole) => whole.start <= start && end <= whole.end)
}

const mostRows = 12
const leastOfTable = 0.5

/** What tells something, with the few rows that do not of a small table of which most rows do: `after week 4 | nothing`. */
function withWholeTables(
  all: readonly WeighedUnit[],
  tells: (found: WeighedUnit) => boolean,
): WeighedUnit[] {
  const tables = Map.groupBy(
    all.filter(({ unit }) => unit.table >= 0 && /[\p{L}\p{N}]/u.test(unit.label)),
    ({ unit }) => unit.table,
  )
  const isWhole = (found: WeighedUnit): boolean => {
    const rows = tables.get(found.unit.table) ?? []
    return (
      rows.length <= mostRows &&
      rows.includes(found) &&
      rows.filter(tells).length > leastOfTable * rows.length
    )
  }
  return all.filter((found) => tells(found) || isWhole(found))
}

const worthOfGraded = 3
const worthOfExclusions = 2.2

/** An entry with the worst grade, a safety notice, or a list of what is not paid for is a danger and no detail or task by itself. */
function asDanger(found: WeighedUnit): WeighedUnit {
  const none = { fact: 0, action: 0, decision: 0, lead: 0 }
  const bad = { isCalm: false, favors: false, mild: false }
  const { grade } = found.unit
  return grade !== undefined
    ? { ...found, ...none, ...bad, risk: worthOfGraded, riskLevel: grade.level }
    : { ...found, ...none, ...bad, risk: worthOfExclusions, riskLevel: 'medium' }
}

/** What else is known of the sentences of a part, by their place. */
export function byOrder(candidates: readonly Candidate[]): ReadonlyMap<number, Candidate> {
  return new Map(candidates.map((candidate) => [candidate.sentence.order, candidate]))
}

const clauseWorth = 0.4
const surely = 1

/** A clause of a kind that matters to whoever signs counts for more, and has the level of its kind. */
function withClauses(found: WeighedUnit, candidate: Candidate | undefined): WeighedUnit {
  if (candidate === undefined || found.unit.kind !== 'sentence') return found
  const { clauses, features } = candidate
  const details = clauses.filter(({ kind }) => kind.detail !== undefined)
  const [first, ...others] = clauses.filter(({ kind }) => kind.risk !== undefined)
  const detail = Math.min(1.5, Math.max(0, ...details.map(({ strength }) => strength)))
  const fact = found.fact + clauseWorth * detail
  const isDetail = detail >= surely && fact < leastOfClause
  const weighed = {
    ...found,
    centroid: features.centroid,
    fact: isDetail ? leastOfClause : fact,
  }
  if (first === undefined) return weighed
  const surest = others.reduce((best, hit) => (hit.strength > best.strength ? hit : best), first)
  const strength = Math.min(1.5, surest.strength)
  const risk = found.risk + (found.risk > 0 ? clauseWorth * strength : 0)
  if (strength < surely || found.isCalm) return { ...weighed, risk }
  return {
    ...weighed,
    risk: Math.max(risk, leastOfClause + 0.2 * strength),
    riskLevel: found.riskLevel === 'high' ? 'high' : (surest.kind.risk ?? found.riskLevel),
  }
}

const worthOfAsked = 1.1
const worthOfAgreed = 1.3

/** A list of what is left to whoever receives the paper is a task as a whole; only what was agreed is a detail too. */
function asTask(found: WeighedUnit, language: Language): WeighedUnit {
  const isAgreed = isAgreedAction(found.unit, language)
  const asked = isAskedList(found.unit, language) ? worthOfAsked : 0
  return {
    ...found,
    fact: isAgreed ? found.fact : 0,
    decision: 0,
    lead: 0,
    risk: 0,
    burdens: [],
    toll: 0,
    topics: [],
    action: isAgreed ? worthOfAgreed : asked,
  }
}
