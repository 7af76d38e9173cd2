import { corrects } from '../../document/corrects.ts'
import { dangles } from '../../document/dangling.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import type { Sentence } from '../../document/parse.ts'
import { isImprint, isPleasantry } from '../../document/pleasantry.ts'
import type { Reading } from '../../document/read.ts'
import { namesOrganization } from '../../findings/parties/parties.ts'
import type { PurposeForm } from '../../languages/kind-ids.ts'
import { weigh } from '../../ranking/features.ts'
import { purposeWeights } from '../../ranking/weights.ts'
import { isAgendaItem } from '../agenda-items.ts'
import { headlineValues } from '../headline-values.ts'
import { excerptWithLead } from '../lead.ts'
import { overlaps } from '../overlaps.ts'
import { partiesBelow } from '../parties-below.ts'
import type { PointContext } from '../points.ts'
import { isPartyAlone } from '../told-lines.ts'
import { verdictsOf } from '../verdicts.ts'
import { invites, withoutAgendaTail } from './agenda-tail.ts'
import { daysBelow } from './days-below.ts'
import { isWithin, operativePart } from './operative-part.ts'
import { partiesOfRows } from './parties-of-rows.ts'
import { decidingForms, formOf, matterOf, ownPurpose, signOf } from './purpose-forms.ts'
import { ofMethod, overview, withOpinion } from './report-sections.ts'
import { subjectOfDocument } from './subject.ts'
import { sumBeside } from './sum-beside.ts'
import { tellingRows } from './telling-rows.ts'
import { resultsOf, worstFound } from './worst-found.ts'

const lookedAt = 60
const maxWords = 70
const fewWords = 6
const wordsOfLetterhead = 10
const rankOfNothing = 14
const leastDecision = 0.6
const fewestTold = 2
const leastOfPurpose = 1.2
/** A sentence so near to the title says what a document is for as well as rows do. */
const nearHeading = 1_000
/** Where a ruling says at its end what it orders. */
const operative = 0.5
const wordsOfColon = 12
/** Beside a sentence of this many words a second one would be too much. */
const mostWordsOfBoth = 80
/** A sentence with a sum tells an order again. */
const sum = /\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}/u
const endsSentence = /[.!。！;]["'”’»)]*$/u
const labeled = /^[^:：]{2,30}[:：]\s|^(?:注|备注|说明|注意|備考|※|\*)[:：]?/u
const startsDated = /^[\p{L}\s,]{0,30}\p{Nd}{1,2}[.\s]/u
const telephone =
  /(?<!\p{L})(?:tel|telefon|telephone|téléphone|teléfono|phone|fax|telefoon)\.?:?\s*[+(]?\p{N}/iu
const subjectMatter =
  /purpose|scope|subject(?: matter)?(?= of|$)|object of|what (?:is(?! not)|this|we|i(?:['’]ll| will| do(?! not)))|services|objeto|objet|gegenstand|oggetto|onderwerp|przedmiot|предмет|الغرض|目的/iu
const recital =
  /background|recital|whereas|präambel|préambule|exponen|antecedentes|premess|overweg|preambuł/iu
/** `De una parte, …`: one party, and not what it agrees with the other. */
const opensAsParty =
  /^(?:de una parte|de otra(?: parte)?|d['’]une part|d['’]autre part|da una parte|dall['’]altra|de um lado|de outro|einerseits|andererseits|enerzijds|anderzijds|z jednej strony|z drugiej strony|с одной стороны|с другой стороны)(?!\p{L})/iu
/** A document that names its own purpose. */
export const namesPurpose =
  /\b(?:purpose|aim|objective|goal) of (?:this|the) (?:\p{L}+ ){1,3}(?:is|are) to\b|\b(?:Zweck|Ziel|Gegenstand) (?:dieses|dieser|des|der) \p{L}+ ist\b|\b(?:objet|but|objectif) (?:du présent|de la présente|de ce|de cet|de cette) \p{L}+ est\b|\b(?:objeto|objetivo|finalidad) (?:del presente|de la presente|de este|de esta) \p{L}+ es\b/u
/** What is done for whom: `We repair or replace parts of your boiler`. */
const provides =
  /^we (?:(?:will|shall|agree to|undertake to) )?(?:repair|replace|provide|supply|deliver|look after|maintain|clean|install|service|offer|teach|care for|build|fit|paint|carry out)(?!\p{L})|^wir (?:reparieren|liefern|erbringen|pflegen|warten|betreuen|reinigen|bieten|stellen|unterrichten|ersetzen)(?!\p{L})|^nous (?:réparons|remplaçons|fournissons|assurons|livrons|entretenons|mettons|proposons|accueillons)(?!\p{L})|^(?:nosotros )?(?:reparamos|sustituimos|prestamos|ofrecemos|suministramos|mantenemos)(?!\p{L})|^(?:forniamo|ripariamo|sostituiamo|offriamo|garantiamo)(?!\p{L})|^(?:prestamos|fornecemos|reparamos|substituímos|oferecemos)(?!\p{L})|^wij (?:leveren|repareren|vervangen|bieden|verzorgen|onderhouden)(?!\p{L})/iu
/** `La presente póliza garantiza …`, `Dieser Vertrag regelt …`. */
const speaksOfItself =
  /^(?:(?:la|le|el|il|o|a) )?(?:présente?|presente)\s|^(?:this|diese[rs]?|cette?|questo|questa|deze|dit|niniejsz\p{L}+|настоящ\p{L}+)\s(?:\p{L}+\s){1,3}?(?:covers?|insures?|sets|governs?|regelt|deckt|versichert|garantit|assure|couvre|regola|copre|garantisce|dekt|reguluje|obejmuje|регулирует|определяет)(?!\p{L})|^本(?:契約|合同|协议|保険|保单|規約|規程)は?/iu
/** Who reserves to change something does not say what for. */
const changes =
  /^(?:we may|wir (?:können|dürfen)|nous pouvons|podemos|possiamo|wij (?:kunnen|mogen))(?!\p{L})/iu
interface Ranked {
  readonly sentence: Sentence
  readonly value: number
  /** Whether words of its own say that it states a purpose. */
  readonly states: boolean
}

/**
 * What an ordinary document is for: an early sentence that announces, grants, orders or offers, with its subject line
 * where the sentence does not speak of it, else with a second such sentence. Some kinds have a form of their own.
 */
export function statedPurpose(context: PointContext): Excerpt[] {
  const form = formOf(context.reading)
  const stated = statementOf(context, form).map((said) =>
    withoutAgendaTail(said, context.reading.content),
  )
  return [
    ...stated,
    ...worstFound(context, stated),
    ...sumBeside(context.reading, form, stated),
    ...daysBelow(context, stated),
  ]
}

function statementOf(context: PointContext, form: PurposeForm | undefined): Excerpt[] {
  const { reading } = context
  const subject = subjectOfDocument(reading)
  const verdicts = form === 'resolves' ? [] : verdictsOf(context)
  if (verdicts.length > 0) return [...headOf(reading, subject?.excerpt), ...verdicts]
  const [first, ...others] = rankSentences(context, form)
  const own = ownPurpose(reading, form, subject?.excerpt, first?.states === true)
  if (own.length > 0) return own
  const results = first?.states === true ? [] : resultsOf(context)
  if (results.length > 0) {
    const isTold = first !== undefined && !isWeak(reading, first)
    const beside = isTold ? [wholeStatement(context, first.sentence)] : []
    return [...headOf(reading, subject?.excerpt), ...beside, ...results].filter(isFirstOf)
  }
  if (first === undefined) return subject === undefined ? [] : [subject.excerpt]
  const isStated =
    first.states ||
    speaksOfItself.test(first.sentence.text) ||
    (context.genre !== 'contract' && reading.type.id !== undefined)
  const schedule = isStated ? [] : titleAndSchedule(reading, first.sentence, subject?.excerpt)
  if (schedule.length > 0) return schedule
  const between = first.states || !isWeak(reading, first) ? [] : partiesOfRows(reading)
  if (between.length > 0) return [...headOf(reading, subject?.excerpt), ...between]
  const terms = isStated || !isWeak(reading, first) ? [] : headlineValues(reading)
  if (terms.length >= fewestTold) return [...headOf(reading, subject?.excerpt), ...terms]
  const chosen = wholeStatement(context, first.sentence)
  if (namesPurpose.test(first.sentence.text)) return [chosen]
  const matter = matterOf(reading, form, first.sentence, subject?.excerpt)
  const about = aboutOrders(others, first, form, reading.content)
  if (matter !== undefined) {
    const beside = about === undefined ? chosen : wholeStatement(context, about.sentence)
    return inOrder(matter, beside)
  }
  if (subject !== undefined && !first.states && !overlaps(subject.excerpt, chosen)) {
    return [subject.excerpt, chosen]
  }
  if (subject !== undefined && !subject.isNamedIn(first.sentence.text)) {
    return [subject.excerpt, chosen]
  }
  const mayNotDeny =
    context.genre === 'contract' || (form !== undefined && decidingForms.includes(form))
  const deniesIn = (text: string): boolean => text.search(reading.rules.patterns.negation) >= 0
  const fits = ({ sentence, states }: Ranked): boolean =>
    states &&
    !(mayNotDeny && deniesIn(sentence.text)) &&
    !opensList(sentence) &&
    sentence.words + first.sentence.words <= mostWordsOfBoth &&
    !isPart(sentence, first.sentence)
  const second = opensList(first.sentence)
    ? reading.candidates.find(({ sentence }) => sentence.order === first.sentence.order + 1)
    : (about ?? others.find(fits))
  if (second === undefined) return [chosen]
  return inOrder(excerptWithLead(reading, second.sentence, second.sentence, maxWords), chosen)
}

function isFirstOf(item: Excerpt, at: number, items: readonly Excerpt[]): boolean {
  return !items.slice(0, at).some((other) => overlaps(item, other))
}

/** A sentence chosen for want of a better one: a term of the agreement, or one that points to another. */
function isWeak({ rules }: Reading, { sentence: { text }, value }: Ranked): boolean {
  const { condition, plea } = rules.patterns
  return (
    value < leastOfPurpose || dangles(text) || text.search(condition) >= 0 || text.search(plea) >= 0
  )
}

/** The subject of a document, else its title. */
function headOf({ content, title }: Reading, subject: Excerpt | undefined): Excerpt[] {
  const at = title === '' ? -1 : content.indexOf(title)
  if (subject !== undefined) return [subject]
  return at < 0 ? [] : [{ start: at, end: at + title.length, text: title }]
}

/** A sentence with the line that opens its list, or with the names of the parties below it. */
function wholeStatement(context: PointContext, sentence: Sentence): Excerpt {
  const parties = context.genre === 'contract' ? partiesBelow(context) : undefined
  return parties !== undefined && overlaps(parties, sentence)
    ? parties
    : excerptWithLead(context.reading, sentence, withOpinion(context.reading, sentence), maxWords)
}

/** What a ruling is about, as a sentence before its orders says, where an order says best what it is for. */
function aboutOrders(
  others: readonly Ranked[],
  first: Ranked,
  form: PurposeForm | undefined,
  content: string,
): Ranked | undefined {
  const part = form === 'orders' ? operativePart(content) : undefined
  if (part === undefined || !isWithin(first.sentence, part)) return undefined
  return others.find(
    ({ sentence: { start, text }, states }) => states && start < part.start && !sum.test(text),
  )
}

function inOrder(one: Excerpt, other: Excerpt): Excerpt[] {
  return other.start < one.start ? [other, one] : [one, other]
}

/** A document that only names itself and whom it concerns: its title and the first rows of the schedule below it. */
function titleAndSchedule(reading: Reading, first: Sentence, subject?: Excerpt): Excerpt[] {
  const { content, title, type, findings, rules, words } = reading
  const at = title === '' || /\p{N}/u.test(title) ? -1 : content.indexOf(title)
  const own = at < 0 ? undefined : { start: at, end: at + title.length, text: title }
  const heading = subject ?? own
  if (heading === undefined) return []
  const told = tellingRows(findings, rules, words, heading.end, first.start).filter(
    ({ unit }) => !unit.text.includes(heading.text),
  )
  const rows = told.map(({ unit: { start, end, text } }) => ({ start, end, text }))
  const isFar = type.genre === 'contract' && first.start - heading.end > nearHeading
  const values = isFar && rows.length === 1 ? headlineValues(reading) : []
  const others = values.filter((value) => !rows.some((row) => overlaps(row, value)))
  // One row says less than a sentence.
  return rows.length + others.length < fewestTold || rows.length === 0
    ? []
    : [heading, ...rows, ...others]
}

const colon = /[:：]$/u

function opensList({ text }: Sentence): boolean {
  return colon.test(text)
}

function isPart(one: Sentence, other: Sentence): boolean {
  return one.start < other.end && other.start < one.end
}

function rankSentences(context: PointContext, form: PurposeForm | undefined): Ranked[] {
  const { reading, whole } = context
  const { patterns } = reading.rules
  const decisions = new Map(
    reading.findings.map(({ unit, decision, values }) => [
      unit.sentence.order,
      { decision, hasMoney: values.some(({ kind }) => kind === 'money') },
    ]),
  )
  const count = (text: string, pattern: RegExp, most: number): number =>
    Math.min(most, text.match(pattern)?.length ?? 0)
  const weights = purposeWeights(context.genre)
  const mayDecide = form !== undefined && decidingForms.includes(form)
  const ownSign = signOf(reading, form)
  const ordered = mayDecide ? operativePart(reading.content) : undefined
  const notices = reading.findings.filter(({ unit }) => unit.grade?.by === 'notice')
  const ranked: Ranked[] = []
  let heading = ''
  for (const [rank, { sentence, features }] of whole.slice(0, lookedAt).entries()) {
    const { text, words, order } = sentence
    if (/[?？]$/u.test(text)) continue
    const early = Math.max(0, 1 - rank / rankOfNothing)
    const isOrder = form === 'orders' && text.search(patterns.duty) >= 0
    const found = decisions.get(order)
    const decides = mayDecide && (isOrder || (found?.decision ?? 0) >= leastDecision)
    const isDenial = mayDecide && text.search(patterns.negation) >= 0
    const lead = count(text, patterns.lead, isDenial ? 1 : 2)
    const leans = form !== 'treats' && lead === 0 && dangles(text)
    // A ruling may order at its end; other documents say at their beginning what they are for.
    const place = form === 'orders' ? 1 : Math.max(early, 1 - 1.5 * features.position)
    const isProvided = !mayDecide && (provides.test(text) || invites.test(text))
    const isEnded =
      isProvided || endsSentence.test(text) || (words >= wordsOfColon && colon.test(text))
    const isOverview = sentence.heading !== heading && overview.test(sentence.heading)
    heading = sentence.heading
    const isSubject = isOverview || subjectMatter.test(heading)
    const isOwn = form === 'treats' && isEnded && ownSign !== undefined && text.search(ownSign) >= 0
    const isWarning = notices.some(({ unit }) => overlaps(unit, sentence))
    const isIntended =
      context.genre === 'manual' && isEnded && text.search(reading.rules.frames.intended) >= 0
    const value =
      weigh(features, weights) +
      (isIntended ? 1.2 : 0) -
      (isWarning ? 2 : 0) +
      1.1 * early +
      0.9 * lead * place +
      (decides ? 0.6 : 0) +
      ((isOrder || (form === 'orders' && decides && features.position > operative)) &&
      found?.hasMoney === true
        ? 0.6
        : 0) +
      (isEnded ? 0.4 : -0.6) +
      (isSubject ? 0.5 : 0) +
      (isOverview && place > 0 ? 0.8 : 0) +
      (isOwn ? 1.6 : 0) +
      (isWithin(sentence, ordered) ? 1.2 : 0) +
      (isProvided ? 1.2 * place : 0) -
      (recital.test(sentence.heading) ? 0.5 : 0) -
      0.5 * count(text, patterns.plea, 1) -
      (words < fewWords ? 0.8 : 0) -
      (lead === 0 && labeled.test(text) ? 0.7 : 0) -
      (lead === 0 && words < wordsOfLetterhead && namesOrganization(text) ? 0.6 : 0) -
      (startsDated.test(text) ? 0.3 : 0) -
      (telephone.test(text) ? 1 : 0) -
      (text.search(patterns.condition) === 0 ? 0.5 : 0) -
      (corrects.test(text) ? 1 : 0) -
      (leans ? 0.8 : 0) -
      (isDenial && !decides ? 0.5 : 0) -
      (lead === 0 && (isPartyAlone(text) || opensAsParty.test(text)) ? 1.5 : 0) -
      (isPleasantry(text) || isImprint(text) ? 2 : 0) -
      (ofMethod.test(sentence.heading) ? 1 : 0) -
      (isAgendaItem(reading, sentence) ? 2 : 0)
    // What an agreement denies is one of its terms.
    const isTerm =
      context.genre === 'contract' &&
      (place < 0.7 || lead === 0) &&
      text.search(patterns.negation) >= 0
    const isBurden = [patterns.condition, patterns.plea, changes].some(
      (pattern) => text.search(pattern) >= 0,
    )
    const states =
      (place > 0.4 || isWithin(sentence, ordered)) &&
      !isTerm &&
      isEnded &&
      !corrects.test(text) &&
      !labeled.test(text) &&
      !isBurden &&
      !leans &&
      !isWarning &&
      (lead > 0 ||
        isIntended ||
        decides ||
        isSubject ||
        isProvided ||
        isOwn ||
        isWithin(sentence, ordered))
    ranked.push({ sentence, value, states })
  }
  return ranked.sort((a, b) => b.value - a.value)
}
