import type { Excerpt } from '../../document/excerpt.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { dangles } from '../../document/wording/dangling.ts'
import { isImprint } from '../../document/wording/pleasantry.ts'
import { onlyTicked } from '../../document/wording/ticked.ts'
import type { PurposeForm } from '../../languages/kind-ids.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'
import { verdictsOf } from '../conclusions/verdicts.ts'
import { headlineValues } from '../headline-values.ts'
import { briefStatement, withoutContained } from '../lines/antecedent.ts'
import { excerptWithLead } from '../lines/lead.ts'
import { overlaps } from '../lines/overlaps.ts'
import { partiesBelow } from '../lines/parties-below.ts'
import type { PointContext } from '../points.ts'
import { withoutAgendaTail } from './agenda-tail.ts'
import { changedFigure } from './changed-figure.ts'
import { rowsOfContract } from './contract-rows.ts'
import { daysBelow } from './days-below.ts'
import { decidedRows } from './forms/decided-rows.ts'
import { formOf, matterOf, ownPurpose } from './forms/purpose-forms.ts'
import { aboutOrders, rulingPurpose } from './forms/ruling-purpose.ts'
import { sumBeside } from './forms/sum-beside.ts'
import { sumsOfOpinion } from './forms/sums-of-opinion.ts'
import { failuresOf, ratingBeside, resultsOf, worstFound } from './forms/worst-found.ts'
import { goesOnBelow } from './goes-on-below.ts'
import { withHalves } from './halves/decided-halves.ts'
import { partiesOfRows } from './parties-of-rows.ts'
import { withOpinion } from './report-sections.ts'
import { type Ranked, rankSentences } from './signals/rank-statements.ts'
import { subjectOfDocument } from './subject.ts'
import { tellingRows } from './telling-rows.ts'
import { termBeside } from './term-beside.ts'
import { withAward } from './with-award.ts'

const maxWords = 70
const fewestTold = 2
const leastOfPurpose = 3.8
/** A second sentence is told where it says it nearly as well. */
const leastOfSecond = 0.75
/** A sentence so near to the title says what a document is for as well as rows do. */
const nearHeading = 1_000
/** Beside a sentence of this many words a second one would be too much. */
const mostWordsOfBoth = 80
/**
 * What an ordinary document is for: an early sentence that announces, grants, orders or offers, with its subject line
 * where the sentence does not speak of it, else with a second such sentence. Some kinds have a form of their own.
 */
export function statedPurpose(context: PointContext): Excerpt[] {
  const form = formOf(context.reading)
  const found = statementOf(context, form).map((said) =>
    withoutAgendaTail(said, context.reading.content, context.reading.rules),
  )
  const stated = withHalves(context.reading, found)
  const told = [
    ...stated,
    ...changedFigure(context.reading, stated),
    ...sumsOfOpinion(context.reading, stated),
    ...ratingBeside(context, stated),
    ...worstFound(context, stated),
    ...sumBeside(context.reading, form, stated),
    ...daysBelow(context, stated),
    ...termBeside(context, stated),
  ]
  return withoutContained(withAward(context.reading, told), (one) => one).map((one) => ({
    ...one,
    text: onlyTicked(one.text),
  }))
}

function statementOf(context: PointContext, form: PurposeForm | undefined): Excerpt[] {
  const { reading } = context
  const subject = subjectOfDocument(reading)
  const verdicts = form === 'resolves' ? [] : verdictsOf(context)
  if (verdicts.length > 0) return [...headOf(reading, subject?.excerpt), ...verdicts]
  const rows = decidedRows(reading)
  if (rows.length > 0) return [...headOf(reading, subject?.excerpt), ...rows]
  const head = headOf(reading, subject?.excerpt)
  const ranked = rankSentences(context, form, head[0])
  const ruling = rulingPurpose(reading, form, ranked, head, ({ sentence }) =>
    wholeStatement(context, sentence),
  )
  if (ruling.length > 0) return ruling
  const [first, ...others] = ranked
  const own = ownPurpose(reading, form, subject?.excerpt, first?.states === true)
  if (own.length > 0) return own
  const failures = failuresOf(context)
  if (failures.length > 0)
    return [...headOf(reading, subject?.excerpt), ...failures].filter(isFirstOf)
  const results = first?.states === true ? [] : resultsOf(context)
  if (results.length > 0) {
    const isTold = first !== undefined && !isWeak(reading, first)
    const beside = isTold ? [wholeStatement(context, first.sentence)] : []
    return [...head, ...beside, ...results].filter(isFirstOf)
  }
  if (first === undefined) return subject === undefined ? [] : [subject.excerpt]
  const isContract = context.genre === 'contract'
  const tells = first.states || reading.rules.phrases.speaksOfItself.test(first.sentence.text)
  const contractRows = isContract && !tells ? rowsOfContract(reading) : []
  if (contractRows.length > 0) return [...head, ...contractRows]
  const isStated = tells || (context.genre !== 'contract' && reading.type.id !== undefined)
  const schedule = isStated ? [] : titleAndSchedule(context, first, subject?.excerpt)
  if (schedule.length > 0) return schedule
  const between = tells || !isWeak(reading, first) ? [] : partiesOfRows(reading)
  if (between.length > 0) return [...head, ...between]
  const terms = isStated || !isWeak(reading, first) ? [] : headlineValues(reading)
  if (terms.length >= fewestTold) return [...head, ...terms]
  const chosen = wholeStatement(context, first.sentence)
  if (reading.rules.phrases.namesPurpose.test(first.sentence.text)) return [chosen]
  const matter = matterOf(reading, form, first.sentence, subject?.excerpt)
  const about = aboutOrders(others, first, form, reading)
  if (matter !== undefined) {
    const beside = about === undefined ? chosen : wholeStatement(context, about.sentence)
    return inOrder(matter, beside)
  }
  // Between whom an agreement is made says not yet what about.
  const namesParties = followedBy(reading.rules.phrases.between, String.raw`\s`)
  const isBetween = context.genre === 'contract' && namesParties.test(first.sentence.text)
  if (subject !== undefined && !first.states && !isBetween && !overlaps(subject.excerpt, chosen)) {
    return [subject.excerpt, chosen]
  }
  if (subject !== undefined && !subject.isNamedIn(first.sentence.text)) {
    return [subject.excerpt, chosen]
  }
  const deniesIn = (text: string): boolean => text.search(reading.rules.patterns.negation) >= 0
  const fits = ({ sentence, states, value }: Ranked): boolean =>
    states &&
    value >= leastOfSecond * first.value &&
    !deniesIn(sentence.text) &&
    !opensList(sentence) &&
    sentence.words + first.sentence.words <= mostWordsOfBoth &&
    !isPart(sentence, first.sentence)
  const second = opensList(first.sentence)
    ? reading.candidates.find(({ sentence }) => sentence.order === first.sentence.order + 1)
    : (about ?? others.find(fits))
  if (second === undefined || overlaps(chosen, second.sentence)) return [chosen]
  return inOrder(excerptWithLead(reading, second.sentence, second.sentence, maxWords), chosen)
}

function isFirstOf(item: Excerpt, at: number, items: readonly Excerpt[]): boolean {
  return !items.slice(0, at).some((other) => overlaps(item, other))
}

/** A sentence chosen for want of a better one: a term of the agreement, or one that points to another. */
function isWeak({ rules }: Reading, { sentence: { text }, value }: Ranked): boolean {
  const { condition, plea } = rules.patterns
  return (
    value < leastOfPurpose ||
    dangles(text, rules) ||
    text.search(condition) >= 0 ||
    text.search(plea) >= 0
  )
}

/** The subject of a document, else its title. */
function headOf({ content, title, rules }: Reading, subject: Excerpt | undefined): Excerpt[] {
  const at = title === '' ? -1 : content.indexOf(title)
  if (subject !== undefined) return [subject]
  return at < 0 || isImprint(title, rules)
    ? []
    : [{ start: at, end: at + title.length, text: title }]
}

/** A sentence with the line that opens its list, or with the names of the parties below it. */
function wholeStatement(context: PointContext, sentence: Sentence): Excerpt {
  const parties = context.genre === 'contract' ? partiesBelow(context) : undefined
  const below = context.genre === 'contract' ? undefined : goesOnBelow(context.reading, sentence)
  if (below !== undefined) return below
  const whole = withOpinion(context.reading, sentence)
  const isAlone = whole.start === sentence.start && whole.end === sentence.end
  const span = isAlone ? briefStatement(context.reading, sentence) : whole
  return parties !== undefined && overlaps(parties, sentence)
    ? parties
    : excerptWithLead(context.reading, sentence, span, maxWords)
}

function inOrder(one: Excerpt, other: Excerpt): Excerpt[] {
  return other.start < one.start ? [other, one] : [one, other]
}

/** A document that only names itself and whom it concerns: its title and the first rows of the schedule below it. */
function titleAndSchedule(context: PointContext, first: Ranked, subject?: Excerpt): Excerpt[] {
  const { reading } = context
  const { content, title, type, findings, rules, words } = reading
  const at = title === '' || /\p{N}/u.test(title) ? -1 : content.indexOf(title)
  const own = at < 0 ? undefined : { start: at, end: at + title.length, text: title }
  const heading = subject ?? own
  if (heading === undefined) return []
  const told = tellingRows(findings, rules, words, heading.end, first.sentence.start).filter(
    ({ unit }) => !unit.text.includes(heading.text),
  )
  const rows = told.map(({ unit: { start, end, text } }) => ({ start, end, text }))
  const isFar = type.genre === 'contract' && first.sentence.start - heading.end > nearHeading
  const values = isFar && rows.length === 1 ? headlineValues(reading) : []
  const others = values.filter((value) => !rows.some((row) => overlaps(row, value)))
  // One row says less than a sentence.
  if (rows.length + others.length < fewestTold || rows.length === 0) return []
  // Between whom an agreement is says not yet what about.
  const namesSides = told.every(({ unit }) => unit.label.search(rules.facts.party) === 0)
  const isOfSide = told.some(({ unit }) => first.sentence.text.includes(unit.label))
  const isSaid = namesSides && isOfSide && others.length === 0 && !isWeak(reading, first)
  return [heading, ...rows, ...others, ...(isSaid ? [wholeStatement(context, first.sentence)] : [])]
}

const colon = /[:：]$/u

function opensList({ text }: Sentence): boolean {
  return colon.test(text)
}

function isPart(one: Sentence, other: Sentence): boolean {
  return one.start < other.end && other.start < one.end
}
