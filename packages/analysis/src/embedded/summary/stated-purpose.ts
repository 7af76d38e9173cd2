import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import type { Sentence } from '../document/parse.ts'
import type { Reading } from '../document/read.ts'
import { namesOrganization } from '../findings/parties.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { KindId } from '../languages/kind-ids.ts'
import { weigh } from '../ranking/features.ts'
import { purposeWeights } from '../ranking/weights.ts'
import type { PointContext } from './points.ts'
import { subjectOfDocument } from './subject.ts'

const lookedAt = 60
const maxWords = 70
const fewWords = 6
const wordsOfLetterhead = 10
const rankOfNothing = 14
const leastDecision = 0.6
const rowsTold = 3
const wordsOfColon = 12
/** Beside a sentence of this many words a second one would be too much. */
const mostWordsOfBoth = 80
const endsSentence = /[.!。！;]["'”’»)]*$/u
const labeled = /^[^:：]{2,30}[:：]\s/u
const startsDated = /^[\p{L}\s,]{0,30}\p{Nd}{1,2}[.\s]/u
const subjectMatter =
  /purpose|scope|subject matter|what (?:is|this|we)|services|objeto|objet|gegenstand|oggetto|onderwerp|przedmiot|предмет|الغرض|目的/iu
const recital =
  /background|recital|whereas|präambel|préambule|exponen|antecedentes|premess|overweg|preambuł/iu
/** A document that names its own purpose. */
export const namesPurpose =
  /\b(?:purpose|aim|objective|goal) of (?:this|the) (?:\p{L}+ ){1,3}(?:is|are) to\b|\b(?:Zweck|Ziel|Gegenstand) (?:dieses|dieser|des|der) \p{L}+ ist\b|\b(?:objet|but|objectif) (?:du présent|de la présente|de ce|de cet|de cette) \p{L}+ est\b|\b(?:objeto|objetivo|finalidad) (?:del presente|de la presente|de este|de esta) \p{L}+ es\b/u
/** What is done for whom: `We repair or replace parts of your boiler`. */
const provides =
  /^we (?:repair|replace|provide|supply|deliver|look after|maintain|clean|install|service|offer|teach|care for)(?!\p{L})|^wir (?:reparieren|liefern|erbringen|pflegen|warten|betreuen|reinigen|bieten|stellen|unterrichten|ersetzen)(?!\p{L})|^nous (?:réparons|remplaçons|fournissons|assurons|livrons|entretenons|mettons|proposons|accueillons)(?!\p{L})|^(?:nosotros )?(?:reparamos|sustituimos|prestamos|ofrecemos|suministramos|mantenemos)(?!\p{L})|^(?:forniamo|ripariamo|sostituiamo|offriamo|garantiamo)(?!\p{L})|^(?:prestamos|fornecemos|reparamos|substituímos|oferecemos)(?!\p{L})|^wij (?:leveren|repareren|vervangen|bieden|verzorgen|onderhouden)(?!\p{L})/iu
/** Who reserves to change something does not say what for. */
const changes =
  /^(?:we may|wir (?:können|dürfen)|nous pouvons|podemos|possiamo|wij (?:kunnen|mogen))(?!\p{L})/iu
const deciding: readonly (KindId | undefined)[] = [
  'judgment',
  'decision',
  'penalty-notice',
  'letter',
  'notice',
]
/** Kinds that seldom say in a sentence what they are. */
const accounts: readonly (KindId | undefined)[] = [
  'invoice',
  'receipt',
  'bank-statement',
  'purchase-order',
]

interface Ranked {
  readonly sentence: Sentence
  readonly value: number
  /** Whether words of its own say that it states a purpose. */
  readonly states: boolean
}

/**
 * What an ordinary document is for: an early sentence that announces, grants, orders or offers, with its subject line
 * where the sentence does not speak of it, else with a second such sentence.
 */
export function statedPurpose(context: PointContext): Excerpt[] {
  const { reading } = context
  const subject = subjectOfDocument(reading)
  const { id } = reading.type
  const [first, ...others] = rankSentences(context)
  const isAccount = accounts.includes(id) && first?.states !== true
  if (subject !== undefined && (id === 'minutes' || isAccount)) {
    const outcome = outcomeOf(context, id === 'minutes')
    return outcome === undefined ? [subject.excerpt] : [subject.excerpt, outcome]
  }
  if (first === undefined) return subject === undefined ? [] : [subject.excerpt]
  const isStated = first.states || (context.genre !== 'contract' && id !== undefined)
  const schedule = isStated ? [] : titleAndSchedule(reading, subject?.excerpt)
  if (schedule.length > 0) return schedule
  const chosen = excerptOf(reading.content, first.sentence, maxWords)
  if (namesPurpose.test(first.sentence.text)) return [chosen]
  if (subject !== undefined && !subject.isNamedIn(first.sentence.text)) {
    return [subject.excerpt, chosen]
  }
  const fits = ({ sentence, states }: Ranked): boolean =>
    states &&
    !opensList(sentence) &&
    sentence.words + first.sentence.words <= mostWordsOfBoth &&
    !isPart(sentence, first.sentence)
  const second = opensList(first.sentence)
    ? reading.candidates.find(({ sentence }) => sentence.order === first.sentence.order + 1)
    : others.find(fits)
  if (second === undefined) return [chosen]
  const also = excerptOf(reading.content, second.sentence, maxWords)
  return second.sentence.start < first.sentence.start ? [also, chosen] : [chosen, also]
}

/** A document that only names itself and whom it concerns: its title and the first rows of the schedule below it. */
function titleAndSchedule({ content, title, findings }: Reading, subject?: Excerpt): Excerpt[] {
  const rows = findings.filter(({ unit }) => unit.scheduled >= 0 && unit.kind === 'row')
  const at = title === '' || /\p{N}/u.test(title) ? -1 : content.indexOf(title)
  const own = at < 0 ? undefined : { start: at, end: at + title.length, text: title }
  const heading = subject ?? own
  if (rows.length === 0 || heading === undefined) return []
  const told = rows.slice(0, rowsTold)
  return [heading, ...told.map(({ unit: { start, end, text } }) => ({ start, end, text }))]
}

const colon = /[:：]$/u

function opensList({ text }: Sentence): boolean {
  return colon.test(text)
}

function isPart(one: Sentence, other: Sentence): boolean {
  return one.start < other.end && other.start < one.end
}

/** The weightiest thing that minutes record, or the sum that an account comes to. */
function outcomeOf({ reading }: PointContext, isMeeting: boolean): Excerpt | undefined {
  const { condition } = reading.rules.patterns
  const worth = isMeeting
    ? ({ decision, fact, unit }: WeighedUnit): number =>
        decision < leastDecision
          ? 0
          : 0.5 * decision + fact - (unit.text.search(condition) < 0 ? 0 : 0.8)
    : ({ unit, values }: WeighedUnit): number =>
        unit.kind !== 'sentence' && unit.label.search(reading.rules.facts.amount) >= 0
          ? Math.max(0, ...values.filter(({ kind }) => kind === 'money').map(numeral))
          : 0
  let best: WeighedUnit | undefined
  let most = 0
  for (const found of reading.findings) {
    const value = worth(found)
    if (value > most) {
      most = value
      best = found
    }
  }
  if (best === undefined) return undefined
  const { start, end, text, kind } = best.unit
  return kind === 'sentence'
    ? excerptOf(reading.content, best.unit, maxWords)
    : { start, end, text }
}

function numeral({ text }: { readonly text: string }): number {
  return Number(text.replace(/\D/gu, ''))
}

function rankSentences(context: PointContext): Ranked[] {
  const { reading, whole } = context
  const { patterns } = reading.rules
  const { id } = reading.type
  const decisions = new Map(
    reading.findings.map(({ unit, decision, values }) => [
      unit.sentence.order,
      { decision, hasMoney: values.some(({ kind }) => kind === 'money') },
    ]),
  )
  const count = (text: string, pattern: RegExp, most: number): number =>
    Math.min(most, text.match(pattern)?.length ?? 0)
  const weights = purposeWeights(context.genre)
  const mayDecide = deciding.includes(id)
  const ranked: Ranked[] = []
  for (const [rank, { sentence, features }] of whole.slice(0, lookedAt).entries()) {
    const { text, words, order } = sentence
    if (/[?？]$/u.test(text)) continue
    const early = Math.max(0, 1 - rank / rankOfNothing)
    const isOrder = id === 'judgment' && text.search(patterns.duty) >= 0
    const found = decisions.get(order)
    const decides = mayDecide && (isOrder || (found?.decision ?? 0) >= leastDecision)
    const isDenial = mayDecide && text.search(patterns.negation) >= 0
    const lead = count(text, patterns.lead, isDenial ? 1 : 2)
    // A ruling may order at its end; other documents say at their beginning what they are for.
    const place = id === 'judgment' ? 1 : Math.max(early, 1 - 1.5 * features.position)
    const isEnded = endsSentence.test(text) || (words >= wordsOfColon && colon.test(text))
    const isProvided = !mayDecide && provides.test(text)
    const isSubject = subjectMatter.test(sentence.heading)
    const value =
      weigh(features, weights) +
      1.1 * early +
      0.9 * lead * place +
      (decides ? 0.6 : 0) +
      (isOrder && found?.hasMoney === true ? 0.6 : 0) +
      (isEnded ? 0.4 : -0.6) +
      (isSubject ? 0.5 : 0) +
      (isProvided ? 1.2 * place : 0) -
      (recital.test(sentence.heading) ? 0.5 : 0) -
      0.5 * count(text, patterns.plea, 1) -
      (words < fewWords ? 0.8 : 0) -
      (lead === 0 && labeled.test(text) ? 0.7 : 0) -
      (lead === 0 && words < wordsOfLetterhead && namesOrganization(text) ? 0.6 : 0) -
      (startsDated.test(text) ? 0.3 : 0) -
      (text.search(patterns.condition) === 0 ? 0.5 : 0)
    const isBurden = [patterns.condition, patterns.plea, changes].some(
      (pattern) => text.search(pattern) >= 0,
    )
    const states =
      place > 0.4 && isEnded && !isBurden && (lead > 0 || decides || isSubject || isProvided)
    ranked.push({ sentence, value, states })
  }
  return ranked.sort((a, b) => b.value - a.value)
}
