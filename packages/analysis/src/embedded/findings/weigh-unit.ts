import type { RiskLevel } from '@precis/domain'
import { askInTurn } from '../../text/in-turn.ts'
import { nameInHeading } from '../document/kinds/heading-name.ts'
import { sendsBelowOnly } from '../document/wording/pleasantry.ts'
import { isScale } from '../document/wording/scales.ts'
import type { BurdenId } from '../languages/frames.ts'
import type { FactKind, RiskReasonId } from '../languages/language-pack.ts'
import type { Language } from '../languages/load-language.ts'
import { lastWordOf } from './addressed.ts'
import { favorsReader, isMild } from './dangers/burdens.ts'
import type { PlainDanger } from './dangers/plain-dangers.ts'
import { factWorth } from './fact-worth.ts'
import { namesOrganization } from './parties/parties.ts'
import { isBelowPromises, taskWorth } from './tasks/task-worth.ts'
import type { TypedValue } from './typed-values.ts'
import { type Danger, dangersOf } from './unit-danger.ts'
import type { Unit } from './units/unit.ts'
import { isName, namesKind, numberLabel } from './units/unit-looks.ts'
import { signsOf, statesSomething, type UnitSigns } from './units/unit-signs.ts'
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
  /** Whether it tells what surely is lost, owed or bound. */
  readonly lapses: boolean
  /** What it tells in one plain line. */
  readonly plain?: PlainDanger | undefined
  /** Whether its report tells it as what a finding leads to. */
  readonly isEffect: boolean
  readonly riskLevel: RiskLevel
  /** What its own report rates it as. */
  readonly rated?: RiskLevel | undefined
  /** Why it is a danger, as far as words tell. */
  readonly riskReasons: readonly RiskReasonId[]
  /** Those of them that are told by themselves, and not only of a cause or a condition. */
  readonly toldReasons: readonly RiskReasonId[]
  /** Whether it tells of what injures or kills. */
  readonly injures: boolean
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
  /** Whether its place or its opening says that it is what was decided. */
  readonly isSettled: boolean
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

const worthOfSender = 1.4
const worthOfScale = 1.5

/** Weighs units by the patterns of their language. */
export function weighUnits(units: readonly Unit[], context: WeighContext): WeighedUnit[] {
  const signs = signsOf(units, context)
  const dangers = dangersOf(signs, context)
  const read = signs.map((of, at) => ({ of, danger: dangers[at] as Danger }))
  const worth = askInTurn(read, {
    action: ({ of }) => actionOf(of, context),
    decision: ({ of }) => decisionOf(of, context),
    fact: ({ of }) => factOf(of, context),
    favors: ({ of, danger }) =>
      alarms(danger) && !isSure(danger) && favorsReader(of.plain, context.language),
    mild: ({ of, danger }) =>
      alarms(danger) &&
      !isSure(danger) &&
      isMild(lastWordOf(of.plain, context.language), context.language),
  })
  return read.map(({ of, danger }, at) => weighedUnit(of, danger, worth[at] as Worth, context))
}

type Worth = Pick<WeighedUnit, 'action' | 'decision' | 'fact' | 'favors' | 'mild'>

function weighedUnit(
  signs: UnitSigns,
  danger: Danger,
  worth: Worth,
  { isTalk }: WeighContext,
): WeighedUnit {
  const { unit, values, topics, lead, severe, serious, decided, plea, duty, condition } = signs
  return {
    ...danger,
    ...worth,
    unit,
    values,
    topics,
    lead,
    isSettled: false,
    fact: isTalk ? Math.max(worth.fact, worth.decision) : worth.fact,
    matches: {
      severe: severe.found,
      serious: serious.found,
      decided,
      plea,
      duty,
      condition,
    },
    centroid: 0,
  }
}

/** What alarms nobody needs no words that take the alarm out of it. */
function alarms({ risk, burdens, toll }: Danger): boolean {
  return risk > 0 || burdens.length + toll > 0
}

function isSure({ lapses, plain }: Danger): boolean {
  return lapses || plain !== undefined
}

function actionOf(signs: UnitSigns, context: WeighContext): number {
  const mayAsk = statesSomething(signs, context)
  return taskWorth(signs.unit, signs.values, { ...signs, pleas: signs.plea, mayAsk, context })
}

const worthOfPromise = 1.1

function decisionOf(signs: UnitSigns, { kind, language }: WeighContext): number {
  const { unit, values, isQuestion, isHeading, decided, aside, condition, duty, power } = signs
  const isIdle = unit.words < 4 || isQuestion || unit.isList || unit.figures > 1 || isHeading
  // What the writer of a decision will do was decided.
  const isPromised = kind === 'decision' && unit.sentence.isFirstOfBlock && !isIdle
  if (isPromised && isBelowPromises(unit.heading, language)) return worthOfPromise
  if (isIdle || decided === 0 || numberLabel.test(unit.label)) return 0
  if (isName(unit) && !signs.opensAsDecision) return 0
  if (kind === 'minutes' && unit.sentence.section === 'recommendations') return 0
  return (
    0.7 * decided +
    0.2 * Math.min(1, values.length) +
    (signs.opensAsDecision ? 0.5 : 0) -
    0.6 * aside -
    // What holds only if something happens is a rule.
    0.3 * condition * Math.min(1, duty + power)
  )
}

/** `Boat Handbook` is what a document is, and nobody who wrote it. */
function isTitleOf(name: string, language: Language): boolean {
  return !namesOrganization(name) && nameInHeading(name, language) !== undefined
}

function factOf(signs: UnitSigns, { language, length }: WeighContext): number {
  const { unit, values, topics } = signs
  if (signs.isQuestion) return 0
  if (unit.isList) return isScale(unit.text) ? worthOfScale : 0
  if (sendsBelowOnly(unit.text, language) && !values.some(({ kind }) => kind === 'money')) return 0
  if (unit.namesSender && isTitleOf(unit.text, language)) return 0
  const isSender =
    unit.namesSender && (namesOrganization(unit.text) || !namesKind(unit.text, language))
  return isSender ? worthOfSender : factWorth(unit, values, topics, { ...signs, length }, language)
}
