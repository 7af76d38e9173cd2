import { askInTurn, namesIn } from '../../../text/in-turn.ts'
import { type FactKind, factKinds } from '../../languages/language-pack.ts'
import { assignsTask, lastWordOf } from '../addressed.ts'
import { isBoilerplate } from '../dangers/boilerplate.ts'
import { tellsGoodNews, withoutGoodNews } from '../dangers/good-news.ts'
import { type Harms, harmsIn } from '../dangers/harms.ts'
import { withoutUnfounded } from '../dangers/unfounded-fears.ts'
import { withoutConditions } from '../outcomes/decided.ts'
import { isScheduled } from '../rows/scheduled-rows.ts'
import { type TypedValue, typedValues, withPlainAmounts } from '../typed-values.ts'
import { withoutUnasked } from '../unasked.ts'
import type { WeighContext } from '../weigh-context.ts'
import { withoutExceptions } from './list-units.ts'
import type { Unit } from './unit.ts'
import { endsSentence, isHeadingOf, isPlea, opensAsDecision, withoutColumns } from './unit-looks.ts'

/** The parts of a unit in which its words are looked for. */
interface UnitTexts {
  readonly unit: Unit
  readonly values: readonly TypedValue[]
  /** The text with its contractions written out. */
  readonly plain: string
  /** The text without what takes the alarm out of it. */
  readonly alarming: string
  /** The text without what only sounds like a request. */
  readonly asked: string
}

interface WordSigns {
  readonly aside: number
  readonly bound: number
  readonly duty: number
  readonly condition: number
  readonly calm: number
  readonly goodNews: number
  readonly severe: Harms
  readonly serious: Harms
  readonly slight: number
  readonly forbids: boolean
  readonly isAction: boolean
  readonly plea: number
  readonly duties: number
  readonly promise: number
  readonly lead: number
  readonly decided: number
  readonly opensAsDecision: boolean
  readonly power: number
  readonly isScheduled: boolean
  readonly isQuestion: boolean
  readonly isHeading: boolean
}

/** What its words, values and looks tell of a unit. */
export interface UnitSigns extends UnitTexts, WordSigns {
  readonly topics: readonly FactKind[]
}

/** How many different words of a text a pattern finds, up to `most`. */
function countOf(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): number {
  const found = text.match(pattern)
  if (found === null) return 0
  return Math.min(most, new Set(found.map((word) => word.toLowerCase())).size)
}

export function signsOf(units: readonly Unit[], context: WeighContext): UnitSigns[] {
  const texts = textsOf(units, context)
  const words = wordSignsOf(texts, context)
  const topics = namesIn(
    texts.map(namedPart),
    factKinds.map((kind) => [kind, context.language.facts[kind]] as const),
  )
  return texts.map((text, at) => ({
    ...text,
    ...(words[at] as WordSigns),
    topics: topics[at] ?? [],
  }))
}

/** Whether a unit is long enough to state something, and neither a heading nor a question. */
export function statesSomething(
  { unit, severe, isHeading, isQuestion }: UnitSigns,
  { isTalk }: WeighContext,
): boolean {
  const isGrave = severe.found > 0 && !isTalk && endsSentence.test(unit.text)
  return unit.words >= (isGrave ? 4 : 5) && !isHeading && !isQuestion
}

function textsOf(units: readonly Unit[], context: WeighContext): UnitTexts[] {
  const { language } = context
  const { calm } = language.patterns
  return askInTurn(units, {
    unit: (unit) => unit,
    values: (unit) => valuesOf(unit, context),
    plain: ({ text }) => language.withoutContractions(text),
    alarming: (unit) =>
      isBoilerplate(unit.text, language)
        ? ''
        : withoutGoodNews(
            withoutUnfounded(
              language.withoutContractions(withoutColumns(unit, withoutExceptions(unit, language))),
              language,
            ).replace(calm, ' '),
            language,
          ),
    asked: (unit) =>
      withoutUnasked(
        unit.kind === 'label' ? unit.value : withoutColumns(unit, unit.text),
        context.language,
      ),
  })
}

function valuesOf(unit: Unit, { language, isTalk }: WeighContext): readonly TypedValue[] {
  const { kind, label, columns, text, value } = unit
  const values = typedValues(kind === 'label' ? value : text, language, isTalk)
  const tellsAmount =
    kind !== 'sentence' && `${label} ${columns.join(' ')}`.search(language.facts.amount) >= 0
  return tellsAmount ? withPlainAmounts(values) : values
}

/** Where a unit says what it is about: in its label, if it has one. */
function namedPart({ unit, values }: UnitTexts): string {
  const isPair = unit.kind === 'row' && values.length === 0 && unit.columns.length < 3
  const isNamed = unit.kind === 'label' || isPair
  return isNamed ? unit.label.replace(/\p{Mn}/gu, '') : withoutColumns(unit, unit.text)
}

/** Whether a label such as `Action` names something to do. */
function isAction({ kind, label }: Unit, plea: RegExp): boolean {
  return kind === 'label' && isPlea(`${label}:`, plea)
}

const fewestWordsOfLead = 6

function wordSignsOf(texts: readonly UnitTexts[], context: WeighContext): WordSigns[] {
  const { language, isTalk } = context
  const { patterns, phrases } = language
  const isMinutes = context.kind === 'minutes'
  const tellsTime = ({ kind }: TypedValue): boolean => kind === 'date' || kind === 'duration'
  return askInTurn(texts, {
    aside: ({ unit }) => countOf(unit.text, patterns.aside, 2),
    bound: ({ unit }) => countOf(unit.text, patterns.bound, 2),
    duty: ({ unit }) => countOf(unit.text, patterns.duty, 2),
    condition: ({ unit }) => (unit.text.search(patterns.condition) >= 0 ? 1 : 0),
    calm: ({ plain }) => countOf(lastWordOf(plain, language), patterns.calm, 2),
    goodNews: ({ plain }) => (tellsGoodNews(lastWordOf(plain, language), language) ? 1 : 0),
    severe: ({ alarming }) => harmsIn(alarming, patterns.severe, language),
    serious: ({ alarming }) => harmsIn(alarming, patterns.serious, language),
    slight: ({ alarming }) => countOf(alarming, patterns.slight, 2),
    forbids: ({ unit }) => phrases.forbidsReader.test(unit.text),
    isAction: ({ unit }) => isAction(unit, patterns.plea),
    plea: ({ unit, asked, values }) => {
      const isAssigned = isMinutes && assignsTask(unit.text, values.some(tellsTime), language)
      const pleas = countOf(asked, patterns.plea) + (isAction(unit, patterns.plea) ? 1 : 0)
      return Math.min(2, pleas + (isAssigned ? 1 : 0))
    },
    duties: ({ asked }) => countOf(asked, patterns.duty, 2),
    promise: ({ unit }) => (isTalk ? countOf(unit.text, patterns.promise) : 0),
    lead: ({ unit }) =>
      unit.kind === 'sentence' && unit.words >= fewestWordsOfLead
        ? countOf(unit.text, patterns.lead, 3)
        : 0,
    decided: ({ unit }) => {
      const concludes = unit.sentence.section === 'conclusion' ? 1 : 0
      const settled = isTalk ? countOf(unit.text, patterns.settled) : 0
      const told = countOf(withoutConditions(unit.text, language), patterns.decision)
      return Math.min(3, concludes + settled + told)
    },
    opensAsDecision: ({ unit }) => opensAsDecision(unit.text, patterns.decision),
    power: ({ alarming }) => (alarming.search(patterns.power) >= 0 ? 1 : 0),
    isScheduled: ({ unit, values }) => isScheduled(unit, values, language),
    isQuestion: ({ unit }) => /[?？]\s*$/u.test(unit.text),
    isHeading: ({ unit }) => isHeadingOf(unit, language),
  })
}
