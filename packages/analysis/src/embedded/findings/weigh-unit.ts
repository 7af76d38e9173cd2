import type { RiskLevel } from '@precis/domain'
import { sendsBelowOnly } from '../document/pleasantry.ts'
import type { BurdenId } from '../languages/frames.ts'
import { type FactKind, factKinds, type RiskReasonId } from '../languages/language-pack.ts'
import { assignsTask, forbidsReader, lastWordOf } from './addressed.ts'
import { burdensIn, favorsReader, isMild, tollIn } from './dangers/burdens.ts'
import { withoutContractions } from './dangers/contractions.ts'
import { gradedList, gradedRow, tellsGrade } from './dangers/graded-rows.ts'
import { harmsIn, reasonsIn } from './dangers/harms.ts'
import { levelOf } from './dangers/level.ts'
import { ratedRisk } from './dangers/rated-risks.ts'
import { withoutConditions } from './decided.ts'
import { factWorth } from './fact-worth.ts'
import { withoutExceptions } from './list-units.ts'
import { namesOrganization } from './parties/parties.ts'
import { isScheduled } from './rows/scheduled-rows.ts'
import { taskWorth } from './tasks/task-worth.ts'
import { type TypedValue, typedValues, type ValueKind, withPlainAmounts } from './typed-values.ts'
import { withoutUnasked } from './unasked.ts'
import type { Unit } from './unit.ts'
import {
  endsSentence,
  isCredit,
  isHeadingOf,
  isName,
  isPlea,
  namesKind,
  numberLabel,
  opensAsDecision,
  withoutColumns,
} from './unit-looks.ts'
import type { WeighContext } from './weigh-context.ts'

/** A unit with what speaks for it as a fact, a risk, something to do and a decision; 1 is a clear case. */
export interface WeighedUnit {
  readonly unit: Unit
  readonly values: readonly TypedValue[]
  readonly topics: readonly FactKind[]
  readonly fact: number
  readonly risk: number
  /** Whether words take the alarm out of it. */
  readonly isCalm: boolean
  readonly riskLevel: RiskLevel
  /** What its own report rates it as. */
  readonly rated?: RiskLevel | undefined
  /** Why it is a danger, as far as words tell. */
  readonly riskReasons: readonly RiskReasonId[]
  /** In which ways it burdens whoever received the document. */
  readonly burdens: readonly BurdenId[]
  /** Whether the other side bears it, or its reader may choose. */
  readonly favors: boolean
  /** How much it tells of what is lost, owed or suffered, from 0 to 1. */
  readonly toll: number
  /** Whether it only sounds like a danger. */
  readonly mild: boolean
  readonly action: number
  readonly decision: number
  readonly lead: number
  readonly matches: PatternMatches
  /** How much of what the document speaks of a sentence holds; 0 where that is not known. */
  readonly centroid: number
}

/** How many words of each kind a unit holds. */
export interface PatternMatches {
  readonly severe: number
  readonly serious: number
  readonly decided: number
  readonly plea: number
  readonly duty: number
  readonly condition: number
}

function countOf(text: string, pattern: RegExp): number {
  const found = text.match(pattern)
  return found === null ? 0 : new Set(found.map((word) => word.toLowerCase())).size
}

const atStake: readonly ValueKind[] = ['money', 'percent', 'duration', 'date']
const worthOfSender = 1.4
const worthOfRated = 2
const mostReasons = 3
const worthOfGrave = 0.4

/** Weighs one unit by the patterns of its language. */
export function weighUnit(unit: Unit, context: WeighContext): WeighedUnit {
  const { language } = context
  const { text } = unit
  const read = typedValues(unit.kind === 'label' ? unit.value : text, language, context.isTalk)
  const tellsAmount =
    unit.kind !== 'sentence' &&
    `${unit.label} ${unit.columns.join(' ')}`.search(language.facts.amount) >= 0
  const values = tellsAmount ? withPlainAmounts(read) : read
  const isPair = unit.kind === 'row' && values.length === 0 && unit.columns.length < 3
  const named =
    unit.kind === 'label' || isPair
      ? unit.label.replace(/\p{Mn}/gu, '')
      : withoutColumns(unit, text)
  const topics = factKinds.filter((kind) => named.search(language.facts[kind]) >= 0)
  const { patterns } = language
  const aside = Math.min(2, countOf(text, patterns.aside))
  const bound = Math.min(2, countOf(text, patterns.bound))
  const duty = Math.min(2, countOf(text, patterns.duty))
  const condition = text.search(patterns.condition) >= 0 ? 1 : 0
  const isOwed = context.owed?.test(text) === true || isCredit(unit)
  const calm = Math.min(2, countOf(lastWordOf(withoutContractions(text)), patterns.calm))
  const { section } = unit.sentence
  const isQuestion = /[?？]\s*$/u.test(text)
  const own = withoutColumns(unit, withoutExceptions(unit))
  const alarming = withoutContractions(own).replace(patterns.calm, ' ')
  const { found: severe, denied: noLoss } = harmsIn(alarming, patterns.severe, patterns.negation)
  const costs = harmsIn(alarming, patterns.serious, patterns.negation)
  const serious = costs.found + (forbidsReader(text) ? 1 : 0)
  const slight = Math.min(2, countOf(alarming, patterns.slight))
  const asked = withoutUnasked(unit.kind === 'label' ? unit.value : withoutColumns(unit, text))
  const isAction = unit.kind === 'label' && isPlea(`${unit.label}:`, patterns.plea)
  const hasDeadline = values.some(({ kind }) => kind === 'date' || kind === 'duration')
  const isAssigned = context.kind === 'minutes' && assignsTask(text, hasDeadline)
  const pleas = countOf(asked, patterns.plea) + (isAction ? 1 : 0) + (isAssigned ? 1 : 0)
  const plea = Math.min(2, pleas)
  const tasks = Math.min(2, countOf(asked, patterns.duty))
  const promise = context.isTalk ? countOf(text, patterns.promise) : 0
  const isGrave = severe > 0 && !context.isTalk && endsSentence.test(text)
  const isProse = unit.words >= (isGrave ? 4 : 5)
  const grades = context.grades ?? []
  const rated = ratedRisk(unit) ?? gradedRow(unit, grades) ?? gradedList(unit)
  const inRisks = rated !== undefined ? worthOfRated : section === 'risks' ? 0.9 : 0
  const lead =
    unit.kind === 'sentence' && unit.words >= 6 ? Math.min(3, countOf(text, patterns.lead)) : 0
  const concludes = section === 'conclusion' ? 1 : 0
  const settled = context.isTalk ? countOf(text, patterns.settled) : 0
  const decided = Math.min(
    3,
    concludes + settled + countOf(withoutConditions(text, language), patterns.decision),
  )
  const isStatement = !isHeadingOf(unit)
  const power = alarming.search(patterns.power) >= 0 ? 1 : 0
  // `If neither is received, it counts as accepted` denies no harm.
  const isDenied =
    severe + serious === 0 &&
    noLoss + costs.denied > 0 &&
    !(condition > 0 && burdensIn(alarming, language).includes('automatic'))
  const negation = !isDenied && alarming.search(patterns.negation) >= 0 ? 1 : 0
  const scheduled = isScheduled(unit, values, language) ? 1 : 0
  // What somebody is going to do by some day is no danger, whatever it is meant against.
  const isTask = unit.kind === 'row' && scheduled > 0 && rated === undefined
  const mayHarm = isProse && isStatement && !isQuestion && !isTask && !tellsGrade(unit, grades)
  const riskReasons = mayHarm ? reasonsIn(alarming, language) : []
  const isAdvice = section === 'recommendations'
  const toll = mayHarm ? tollIn(alarming, language) : 0
  const burdens = mayHarm && !isDenied && !isOwed && !isAdvice ? burdensIn(alarming, language) : []
  const reasons = calm > 0 ? 0 : Math.min(mostReasons, riskReasons.length)
  const grave = mayHarm && alarming.search(language.frames.grave) >= 0
  const harm =
    inRisks +
    (grave ? worthOfGrave : 0) +
    0.75 * Math.min(2, severe) +
    0.45 * Math.min(3, serious) +
    0.25 * slight +
    0.15 * power +
    0.25 * negation +
    0.2 * reasons
  const early = Math.max(0, 1 - unit.start / Math.max(1, context.length) / 0.2)
  const risk =
    !mayHarm ||
    isDenied ||
    isOwed ||
    inRisks + severe + serious + slight + condition * negation + reasons === 0
      ? 0
      : harm +
        0.35 * condition +
        (values.some(({ kind }) => atStake.includes(kind)) ? 0.15 : 0) -
        (values.some(({ kind }) => kind === 'contact') ? 0.3 : 0) -
        0.9 * calm -
        0.45 * aside -
        0.25 * Math.min(1, plea) -
        // What has to be done only if something happens is a burden itself.
        (condition > 0 ? 0.1 : 0.25) * (forbidsReader(text) ? tasks : duty) -
        0.4 * early -
        0.2 * lead -
        (severe === 0 && decided > 0 ? 0.25 : 0) -
        (unit.kind === 'sentence' ? 0 : 0.3)
  const told = {
    severe,
    others: serious + burdens.length + (inRisks > 0 ? 1 : 0),
    reasons: riskReasons,
    toll,
    values,
    isGrave: grave,
  }
  // What alarms nobody needs no words that take the alarm out of it.
  const alarms = risk > 0 || burdens.length + toll > 0
  const action = taskWorth(unit, values, {
    asked,
    promise,
    condition,
    bound,
    aside,
    calm,
    duties: tasks,
    pleas: plea,
    isScheduled: scheduled > 0,
    isAction,
    mayAsk: isProse && isStatement && !isQuestion,
    context,
  })
  const decision =
    unit.words < 4 ||
    isQuestion ||
    unit.isList ||
    unit.figures > 1 ||
    !isStatement ||
    (isName(unit) && !opensAsDecision(text, patterns.decision)) ||
    decided === 0 ||
    (isAdvice && context.kind === 'minutes') ||
    numberLabel.test(unit.label)
      ? 0
      : 0.7 * decided +
        0.2 * Math.min(1, values.length) +
        (opensAsDecision(text, patterns.decision) ? 0.5 : 0) -
        0.6 * aside -
        // What holds only if something happens is a rule.
        0.3 * condition * Math.min(1, duty + power)
  const isAnnounced = sendsBelowOnly(text) && !values.some(({ kind }) => kind === 'money')
  const fact =
    isQuestion || unit.isList || isAnnounced
      ? 0
      : unit.namesSender && (namesOrganization(text) || !namesKind(text, language))
        ? worthOfSender
        : factWorth(unit, values, topics, {
            aside,
            bound,
            duty,
            decided,
            calm,
            length: context.length,
          })
  return {
    unit,
    values,
    topics,
    fact: context.isTalk ? Math.max(fact, decision) : fact,
    risk,
    isCalm: calm > 0 || isOwed,
    riskLevel: rated ?? levelOf(told),
    rated,
    riskReasons,
    burdens,
    favors: alarms && favorsReader(withoutContractions(text), language),
    toll,
    mild: alarms && isMild(lastWordOf(withoutContractions(text)), language),
    action,
    decision,
    lead,
    matches: { severe, serious: costs.found, decided, plea, duty, condition },
    centroid: 0,
  }
}
