import { startsItem } from '../../../text/lines.ts'
import type { Candidate } from '../../document/candidate.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import { grown } from '../../document/growth.ts'
import { grantsItems, listLead } from '../../document/list-lead.ts'
import type { Reading } from '../../document/read.ts'
import { takesUpThing } from '../../document/wording/dangling.ts'
import { isGround } from '../../document/wording/grounds.ts'
import { isImprint, isPleasantry } from '../../document/wording/pleasantry.ts'
import { onlyTicked } from '../../document/wording/ticked.ts'
import { endsAsVerdict, turnsItems } from '../../document/wording/verdict-line.ts'
import { overallResult } from '../../findings/outcomes/overall-results.ts'
import { tellsConclusion } from '../../findings/outcomes/plain-outcomes.ts'
import { tellsSuperseded } from '../../findings/outcomes/superseded.ts'
import { verdictRows } from '../../findings/outcomes/verdict-tables.ts'
import { tellsAmount } from '../../findings/sums.ts'
import { takesFormerMinutes } from '../../findings/tasks/of-others.ts'
import { isHeadOfTable } from '../../findings/units/unit-looks.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { traitsOf } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import { chooseFound } from '../found-points.ts'
import { danglesIn } from '../lines/antecedent.ts'
import { createLabeledLines } from '../lines/labeled-lines.ts'
import { overlaps } from '../lines/overlaps.ts'
import { choosePoints, type PointContext } from '../points.ts'
import { isBill, isDecision, layDown } from './deciding-kinds.ts'
import { joinNeighbors } from './join-neighbors.ts'
import { withOpeningLines, withoutOpenings } from './lines-over-items.ts'
import {
  isFormalityOfMeeting,
  isFormalityOfRuling,
  isMereRule,
  isOfFormerMinutes,
} from './mere-rules.ts'
import { isOfForm } from './of-form.ts'
import { isOfOtherUse } from './of-other-use.ts'
import { orderedIn } from './ordered.ts'
import { saidBy } from './said-by.ts'
import { settledRows } from './settled-rows.ts'
import { onlySoundsSettled } from './sounds-settled.ts'
import { verdictsOf } from './verdicts.ts'

const mostOfPaper = 5
const most = 9
/** Documents whose business is to settle something settle more. */
const mostOfDecision = 13
const mostOfBook = 24
const itemsOfDoubling = 2
const fewest = 3
const fewestOfDecision = 6
const wordsForOne = 180
const wordsForOneDecision = 120
const leastWorth = 0.6
/** Rules sound like decisions; what is really settled among them says so more plainly. */
const leastOfRules = 0.7
/** From so many things on that a decision itself says it decided, what only sounds decided has to do so plainly. */
const fewestPlain = 3
const surely = 0.85
const answers: readonly unknown[] = ['decision', 'tax-assessment', 'grant-award', 'notice']
/** What opens with a verb of deciding. */
const plainly = 1.5
const leastOfPaper = 0.4
const ofCondition = 0.25
const worthOfConcluded = 0.8
/** `Moved A. Noor, seconded T. Vale. Carried.` */
const longestFormality = 80
/** What stands where decisions stand goes before what only sounds like one. */
const ofSettled = 1

/** What the document decides or concludes, first what it decides by a verb of its own; empty when it does neither. */
export function chooseConclusions(context: PointContext): Excerpt[] {
  const verdicts = verdictsOf(context).filter(
    ({ lead }) =>
      lead !== undefined &&
      turnsItems(context.reading.content.slice(lead.start, lead.end), context.reading.rules),
  )
  const first = [...verdicts, ...rowsOfVerdicts(context), ...settledRows(context.reading)]
  const others = concluded(context).filter(
    (item) =>
      !first.some((verdict) => overlaps(verdict, item)) && !leavesOpen(context.reading, item),
  )
  return [...first, ...others]
}

/** `This was changed in May`, where the sentence that says what is not told with it. */
function leavesOpen(reading: Reading, { text }: Excerpt): boolean {
  return takesUpThing(text, reading.rules) && danglesIn(reading, text) && !/[:：]\s/u.test(text)
}

/** A table of what was granted and what was refused, told whole; a contract lays down what passes. */
export function rowsOfVerdicts({ genre, reading }: PointContext): Excerpt[] {
  if (genre === 'contract' || genre === 'paper') return []
  return verdictRows(reading.findings).map(createLabeledLines(reading))
}

function concluded(context: PointContext): Excerpt[] {
  const { genre, reading } = context
  if (genre === 'paper') {
    return choosePoints(reading, context.prose, mostOfPaper, (candidate) =>
      conclusionOfPaper(candidate, reading.rules),
    )
  }
  // What a meeting is to deal with is not settled yet.
  if (reading.type.id === 'agenda') return []
  const namesRules = reading.rules.phrases.nameOfRules.test(reading.type.name)
  const decides = !namesRules && isDecision(reading)
  const settled = reading.findings.filter(({ isSettled }) => isSettled).length
  const usual = Math.min(
    grown(decides ? mostOfDecision : most, reading.words, itemsOfDoubling, mostOfBook),
    (decides ? fewestOfDecision : fewest) +
      Math.round(reading.words / (decides ? wordsForOneDecision : wordsForOne)),
  )
  const limit = Math.max(usual, Math.min(settled, mostOfDecision))
  const isRules = namesRules || (!decides && layDown(reading, genre))
  if (isRules) {
    const leastOf = isBill(reading) ? leastWorth : leastOfRules
    return chooseFound(context, (found) => settledAmongRules(reading, found), limit, leastOf)
  }
  const worth = isOrder(reading)
    ? ordersIn(reading)
    : (found: WeighedUnit) => settledIn(reading, found)
  const least = settled >= fewestPlain && answers.includes(reading.type.id) ? surely : leastWorth
  const chosen = chooseFound(context, worth, limit, least)
  const items = itemsOf(reading, chosen)
  if (reading.type.id === 'transcript') return items.map((item) => saidBy(reading, item))
  return settledFirst(reading, items)
}

function itemsOf({ content, rules }: Reading, chosen: readonly Excerpt[]): Excerpt[] {
  const items = withOpeningLines(content, joinNeighbors(content, withoutOpenings(chosen, rules)))
  return items
    .filter(
      ({ text }) =>
        !isPleasantry(text, rules) &&
        (text.length > longestFormality || !isFormalityOfMeeting(text, rules)),
    )
    .map((item) => ({ ...item, text: onlyTicked(item.text) }))
}

/** What failed an inspection, then what else the paper itself says was decided, before what else came out. */
function settledFirst({ findings, rules }: Reading, items: readonly Excerpt[]): Excerpt[] {
  const settled = findings.filter(({ isSettled }) => isSettled)
  const failed = settled.filter(({ unit }) => overallResult(unit, rules) === 'refused')
  const rank = (item: Excerpt): number =>
    [failed, settled].findIndex((some) => some.some(({ unit }) => overlaps(unit, item)))
  const { 0: first = [], 1: next = [], [-1]: last = [] } = Object.groupBy(items, rank)
  const isOver = ({ text }: Excerpt): boolean => rules.phrases.laidToRest.test(text)
  return [...first, ...next, ...last.filter((item) => !isOver(item)), ...last.filter(isOver)]
}

/** Whether it is of a court, whose orders stand whatever they depend on. */
function isOrder({ type }: Reading): boolean {
  return type.id !== undefined && traitsOf(type.id).purpose === 'orders'
}

/** `£2 up to an hour, £5 all day` is a tariff. */
const price = perLanguage(
  ({ priceFor }) =>
    new RegExp(
      String.raw`(?:\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?\p{Sc}) (?:${priceFor.source})`,
      'giu',
    ),
)
const fewestPrices = 2
const endsSentence = /[.!?;:。！？；：]["'”’»)\]]*$/u
const charactersOfMark = 6

/** An item of a list that is no sentence, or of what somebody may do, where nothing above it says that it was decided. */
function isMereItem(
  { content, rules }: Reading,
  { start, text, kind, isList }: WeighedUnit['unit'],
): boolean {
  const lead = kind === 'sentence' && !isList ? listLead(content, start, rules) : undefined
  if (lead === undefined) return false
  const said = content.slice(lead.start, lead.end)
  if (grantsItems(said, rules)) return true
  const isFragment = /^\p{Ll}/u.test(text) || !/[.!。！]$/u.test(text)
  return isFragment && said.search(rules.frames.heads) < 0 && !endsAsVerdict(said, rules)
}

/** `anybody who has had measles`: an item that is no sentence. */
function isFragment({ content }: Reading, { kind, start, text }: WeighedUnit['unit']): boolean {
  if (kind !== 'sentence' || !/^\p{Ll}/u.test(text)) return false
  const line = content.slice(content.lastIndexOf('\n', start - 1) + 1, start + charactersOfMark)
  return startsItem(line.trimStart())
}

const endsInColon = /[:：]$/u

function settlesNothing(
  { text, label, kind, sentence, isList }: WeighedUnit['unit'],
  language: Language,
): boolean {
  const { phrases } = language
  if (kind === 'sentence' && !isList && phrases.breaksOff.test(text)) return true
  if (phrases.namesListOfDecided.test(text) || phrases.whoSigned.test(label)) return true
  if (kind !== 'sentence' && /[?？]$/u.test(label)) return true
  if (kind === 'sentence' && sentence.kind === 'heading' && !endsSentence.test(text)) return true
  return (
    isGround(text, language) ||
    phrases.pleadsInCourt.test(text) ||
    phrases.announcesPaper.test(text) ||
    phrases.explainsWord.test(text) ||
    (text.match(price(language))?.length ?? 0) >= fewestPrices
  )
}

/** What a court orders stands whatever it depends on, but not the line that opens it or the time to appeal. */
function ordersIn(reading: Reading): (found: WeighedUnit) => number {
  const ordered = orderedIn(reading)
  return (found) => {
    const { unit } = found
    const isFormal =
      isFormalityOfRuling(unit.text, reading.rules) ||
      reading.rules.phrases.tellsRemedy.test(unit.text)
    return isFormal || settlesNothing(unit, reading.rules) ? 0 : ordered(found)
  }
}

/** What holds only if something happens is a rule for later, and what is advised is no more settled. */
function settledIn(reading: Reading, found: WeighedUnit): number {
  const { decision, matches, unit, values } = found
  // What somebody says on the phone that he can do, he will do.
  const isTalk = reading.type.id === 'transcript'
  if (isTalk && reading.rules.phrases.moderates.test(unit.text)) return 0
  if (isOfOtherUse(reading, found)) return 0
  if (!found.isSettled && reading.rules.phrases.tellsRemedy.test(unit.text)) return 0
  if (!isTalk && !found.isSettled && isMereRule(found, reading.rules)) return 0
  if (
    isFormalityOfMeeting(unit.text, reading.rules) ||
    takesFormerMinutes(unit.text, reading.rules) ||
    isOfFormerMinutes(unit.heading, reading.rules)
  )
    return 0
  if (!isTalk && !found.isSettled && isFragment(reading, unit)) return 0
  if (!found.isSettled && onlySoundsSettled(reading.content, reading.rules, found)) return 0
  if (isOfForm(reading, unit) || isMereItem(reading, unit) || isHeadOfTable(unit, values)) return 0
  const isCourtesy = isPleasantry(unit.text, reading.rules) || isImprint(unit.text, reading.rules)
  if (isCourtesy || settlesNothing(unit, reading.rules)) return 0
  if (found.isSettled) return decision + ofSettled
  // Who speaks decides behind a condition too: `We buy nothing until Ida has seen it.`
  if (isTalk && unit.text.search(reading.rules.patterns.condition) > 0) return decision
  const duty = reading.type.genre === 'meeting' ? 0 : matches.duty
  return matches.condition + matches.plea + duty > 0 ? decision - ofCondition : decision
}

/** A contract, a manual or a statute lays down rules, which settle nothing, and no sum that it replaces holds. What is settled once bears a day, or a verb of deciding at its head. */
function settledAmongRules(reading: Reading, found: WeighedUnit): number {
  const { burdens, decision, matches, unit, values } = found
  if (endsInColon.test(unit.text)) return 0
  if (matches.condition === 0 && tellsSuperseded(unit.text, reading.rules))
    return tellsAmount(found) ? 0 : decision
  if (isBill(reading) && changesFigure(found)) return settledIn(reading, found)
  const isRule = matches.duty + burdens.length > 0 || unit.kind !== 'sentence'
  const isOnce = decision >= plainly || values.some(({ kind }) => kind === 'date')
  return isRule || !isOnce ? 0 : settledIn(reading, found)
}

const figures: readonly string[] = ['money', 'percent']

/** `We are raising your payment from £40 to £52`: two figures in one sentence that holds whatever happens. */
function changesFigure({ matches, unit, values }: WeighedUnit): boolean {
  const told = values.filter(({ kind }) => figures.includes(kind))
  return unit.kind === 'sentence' && matches.condition === 0 && told.length > 1
}

function conclusionOfPaper({ features, sentence }: Candidate, rules: Language): number {
  if (sentence.words < 6 || features.question > 0 || rules.phrases.recital.test(sentence.text))
    return 0
  let sign = features.inConclusion * 1.2 + features.conclude * 0.8
  if (tellsConclusion(sentence.text, rules)) sign += worthOfConcluded
  if (features.inMethod === 0) sign += features.result * 0.5 * features.firstPerson
  if (sign < leastOfPaper) return 0
  return (
    sign +
    0.5 * features.lexrank +
    0.4 * features.position +
    0.3 * features.result -
    0.3 * features.backReference
  )
}
