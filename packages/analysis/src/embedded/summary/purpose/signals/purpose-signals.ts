import type { Excerpt } from '../../../document/excerpt.ts'
import { listLead } from '../../../document/list-lead.ts'
import type { Sentence } from '../../../document/parse.ts'
import type { Reading } from '../../../document/read.ts'
import { dangles } from '../../../document/wording/dangling.ts'
import { placeOfGreeting } from '../../../document/wording/noise.ts'
import { isImprint, isPleasantry, sendsBelowOnly } from '../../../document/wording/pleasantry.ts'
import { namesOrganization } from '../../../findings/parties/parties.ts'
import type { PurposeForm } from '../../../languages/kind-ids.ts'
import type { Language } from '../../../languages/load-language.ts'
import { followedBy } from '../../../languages/phrases/followed-by.ts'
import { perLanguage } from '../../../languages/phrases/per-language.ts'
import { weigh } from '../../../ranking/features.ts'
import { purposeWeights } from '../../../ranking/weights.ts'
import { isAgendaItem } from '../../agenda-items.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { isPartyAlone } from '../../lines/told-lines.ts'
import type { PointContext } from '../../points.ts'
import { isWithin, operativePart } from '../forms/operative-part.ts'
import { decidingForms, signOf } from '../forms/purpose-forms.ts'
import { goesOnBelow } from '../goes-on-below.ts'
import { isOfMethod, isOverview, isOwnDecision } from '../report-sections.ts'
import { announcesOnly, isBesidePurpose } from './beside-purpose.ts'

/** What speaks for a sentence as the statement of what a document is for, and what against it. */
export const purposeSignals = [
  'alike',
  'early',
  'lead',
  'decides',
  'ordersSum',
  'ended',
  'subject',
  'overview',
  'own',
  'operative',
  'provided',
  'intended',
  'warning',
  'recital',
  'plea',
  'short',
  'labeled',
  'letterhead',
  'dated',
  'telephone',
  'condition',
  'corrects',
  'leans',
  'denial',
  'party',
  'pleasantry',
  'ofCase',
  'ofMethod',
  'agenda',
  'background',
  'announces',
  'beside',
  'ofKind',
  'central',
  'opensBlock',
  'denies',
] as const

export type PurposeSignal = (typeof purposeSignals)[number]
export type PurposeSignals = Readonly<Record<PurposeSignal, number>>
export type PurposeWeights = Readonly<Record<PurposeSignal, number>>

const lookedAt = 60
/** Where a ruling says at its end what it orders. */
const operative = 0.5
const fewWords = 6
const wordsOfLetterhead = 10
const rankOfNothing = 14
const leastDecision = 0.6
const wordsOfColon = 12
const endsSentence = /[.!。！;]["'”’»)]*$/u
const labeled = /^[^:：]{2,30}[:：]\s|^[※*]/u
const startsDated = /^[\p{L}\s,«"“]{0,30}\p{Nd}{1,2}[.\s»"”]/u
const opensItems = /^\s*\n\s*[•·▪–*-]\s/u
const shouted = /^[^\p{Ll}\p{N}]*\p{Lu}{4}[^\p{Ll}\p{N}]*$/u
const endsWithYear = String.raw`(?:\p{Ll}{2} )?\p{L}{3,12}\.?,?(?: \p{Ll}{2})? (?:19|20)\p{N}{2}(?: [rг]\.)?$`
const dayAlone = new RegExp(String.raw`^[«"“]?\p{N}{1,2}[»"”]?\.? ${endsWithYear}`, 'u')
/** `Grudzin, dnia 17 lutego 2026 r.` */
const placeAndDay = new RegExp(
  String.raw`^\p{Lu}[\p{L} .’'-]{1,30}, (?:\p{Ll}{1,4} )?\p{N}{1,2}(?:\.|er|º|st|nd|rd|th)? ${endsWithYear}`,
  'u',
)
const betweenParts = /\s[•·|]\s/u
const colon = /[:：]$/u
const composed = perLanguage((phrases) => ({
  telephone: followedBy(phrases.telephone, String.raw`\.?:?\s*[+(]?\p{N}`),
  /** Under which a contract says what is done: `1. The work`. */
  worksHeading: followedBy(phrases.worksHeading, '$', String.raw`^[\p{N}.\s]*`),
  /** `begins on 9 February and no longer on the 4th` denies nothing. */
  contrast: followedBy(phrases.andNot, ' [^.;]*', ',? '),
  /** `De una parte, …`: one party, and not what it agrees with the other. */
  opensAsParty: followedBy(phrases.oneSideOfTwo, '', '^'),
  undertakes: followedBy(phrases.undertakes, '', String.raw`^(?:[\p{N}\p{Lu}.ªº)–-]{1,12}\s?)?`),
}))

/** A sentence that may say what a document is for. */
export interface Statement {
  readonly sentence: Sentence
  readonly signals: PurposeSignals
  /** Whether words of its own say that it states a purpose. */
  readonly states: boolean
}

/** Reads the signals of the first sentences of a document; what names it is shown beside them anyway. */
export function readStatements(
  context: PointContext,
  form: PurposeForm | undefined,
  named: Excerpt | undefined,
): Statement[] {
  const { reading, whole } = context
  const { rules } = reading
  const { patterns, phrases } = rules
  const forms = composed(rules)
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
  const ordered = mayDecide ? operativePart(reading.content, rules) : undefined
  const notices = reading.findings.filter(({ unit }) => unit.grade?.by === 'notice')
  const kinded = sharing(reading, reading.type.name)
  // Above a greeting stand only names and addresses.
  const greeting = placeOfGreeting(reading.content, rules)
  const statements: Statement[] = []
  let heading = ''
  for (const [rank, { sentence, features }] of whole.slice(0, lookedAt).entries()) {
    const { text, words, order } = sentence
    if (/[?？]$/u.test(text)) continue
    if (named !== undefined && overlaps(named, sentence)) continue
    const early = Math.max(0, 1 - rank / rankOfNothing)
    const isOrder = form === 'orders' && text.search(patterns.duty) >= 0
    const found = decisions.get(order)
    const decides = mayDecide && (isOrder || (found?.decision ?? 0) >= leastDecision)
    const isDenial = mayDecide && text.replace(forms.contrast, '').search(patterns.negation) >= 0
    const lead = count(text, patterns.lead, isDenial ? 1 : 2)
    const isOwnSign = form === 'treats' && ownSign !== undefined && text.search(ownSign) >= 0
    const leans = !isOwnSign && lead === 0 && dangles(text, rules)
    // A ruling may order at its end; other documents say at their beginning what they are for.
    const mayEnd = form === 'orders' || isWithin(sentence, ordered)
    const place = mayEnd ? 1 : Math.max(early, 1 - 1.5 * features.position)
    const isDone = context.genre === 'contract' && place > 0.4 && forms.undertakes.test(text)
    const isProvided =
      !mayDecide && (phrases.providesService.test(text) || phrases.invites.test(text) || isDone)
    const isEnded =
      isProvided ||
      endsSentence.test(text) ||
      (words >= wordsOfColon && colon.test(text)) ||
      (lead > 0 && context.genre !== 'contract' && goesOnBelow(reading, sentence) !== undefined)
    // What a medicine is used for may open a list.
    const isOwn = isOwnSign && (isEnded || opensItems.test(reading.content.slice(sentence.end)))
    const isLabeled = labeled.test(text) || phrases.noteLabel.test(text)
    const isBrief = phrases.inShort.test(text)
    const isShort =
      isBrief ||
      (sentence.heading !== heading &&
        (isOverview(sentence.heading, rules) ||
          (mayDecide && isOwnDecision(sentence.heading, rules))))
    heading = sentence.heading
    const isSubject =
      isShort || phrases.matterHeading.test(heading) || forms.worksHeading.test(heading)
    const isConditional = isOfCase(reading, sentence)
    const isWarning = notices.some(({ unit }) => overlaps(unit, sentence))
    const isIntended =
      context.genre === 'manual' &&
      isEnded &&
      !leans &&
      text.search(reading.rules.frames.intended) >= 0
    const isOrdered = isOrder || (form === 'orders' && decides && features.position > operative)
    const signals: PurposeSignals = {
      alike: weigh(features, weights),
      early,
      lead: lead * place,
      decides: flag(decides),
      ordersSum: flag(isOrdered && found?.hasMoney === true),
      ended: flag(isEnded || isOwn),
      subject: flag(isSubject),
      overview: flag(isShort && place > 0) + flag(isBrief),
      own: flag(isOwn),
      operative: flag(isWithin(sentence, ordered)),
      provided: isProvided ? place : 0,
      intended: flag(isIntended),
      warning: flag(isWarning),
      recital: flag(phrases.recitalHeading.test(sentence.heading)),
      plea: count(text, patterns.plea, 1),
      short: flag(words < fewWords),
      labeled: flag(lead === 0 && !isBrief && isLabeled),
      letterhead: flag(lead === 0 && (isOfLetterhead(text, words) || sentence.start < greeting)),
      dated: flag(startsDated.test(text)),
      telephone: flag(forms.telephone.test(text)),
      condition: flag(text.search(patterns.condition) === 0),
      corrects: flag(phrases.corrects.test(text)),
      leans: flag(leans),
      denial: flag(isDenial && !decides),
      party: flag(lead === 0 && (isPartyAlone(text, rules) || forms.opensAsParty.test(text))),
      pleasantry: flag(isPleasantry(text, rules) || isImprint(text, rules)),
      ofCase: flag(isConditional),
      ofMethod: flag(isOfMethod(sentence.heading, rules)),
      agenda: flag(isAgendaItem(reading, sentence)),
      background: backgroundOf(text, lead, rules),
      announces: flag(sendsBelowOnly(text, rules) || announcesOnly(text, rules)),
      beside: flag(isBesidePurpose(text, rules)),
      ofKind: kinded(sentence),
      central: features.lexrank,
      opensBlock: flag(sentence.isFirstOfBlock),
      denies: flag(text.search(patterns.negation) >= 0),
    }
    // What an agreement denies is one of its terms.
    const isTerm =
      context.genre === 'contract' &&
      !isDone &&
      !forms.worksHeading.test(sentence.heading) &&
      (place < 0.7 || lead === 0) &&
      text.search(patterns.negation) >= 0
    const isBurden = [patterns.condition, patterns.plea, phrases.writerMay].some(
      (pattern) => text.search(pattern) >= 0,
    )
    const states =
      (place > 0.4 || isWithin(sentence, ordered)) &&
      !isTerm &&
      (isEnded || isOwn) &&
      !phrases.corrects.test(text) &&
      (isBrief || !isLabeled) &&
      !isBurden &&
      !leans &&
      !isWarning &&
      !phrases.goesBack.test(text) &&
      !isConditional &&
      !isBesidePurpose(text, rules) &&
      (lead > 0 ||
        isIntended ||
        decides ||
        isSubject ||
        isProvided ||
        isOwn ||
        isWithin(sentence, ordered))
    statements.push({ sentence, signals, states })
  }
  return statements
}

/** Which share of the words of a name a sentence says. */
function sharing({ stemmer }: Reading, name: string): (sentence: Sentence) => number {
  const named = new Set(stemmer.contentStems(name))
  return ({ stems }) => {
    const said = new Set(stems)
    return named.size === 0 ? 0 : [...named].filter((stem) => said.has(stem)).length / named.size
  }
}

/** Whether a sentence stands in a list of what holds only in a certain case: `If you had a message from us:`. */
function isOfCase({ content, rules }: Reading, { start }: Sentence): boolean {
  const lead = listLead(content, start, rules)
  return (
    lead !== undefined && content.slice(lead.start, lead.end).search(rules.patterns.condition) === 0
  )
}

/** What went before a letter says less than what it wants now; a sentence may tell both. */
function backgroundOf(text: string, lead: number, { phrases }: Language): number {
  const before = [phrases.goesBack, phrases.tellsReceipt, phrases.tellsExamined]
  if (before.some((one) => one.test(text))) return lead === 0 ? 1.2 : 0.5
  return phrases.repeatsKnown.test(text) ? 0.6 : 0
}

/** `Lionsgate Ltd.`, `Lionsgate Ltd • 8 Cecil Court • www.lionsgate.example` */
function isOfLetterhead(text: string, words: number): boolean {
  const isDay = placeAndDay.test(text) || dayAlone.test(text)
  const isName = namesOrganization(text) || shouted.test(text) || isDay
  return (words < wordsOfLetterhead && isName) || betweenParts.test(text)
}

function flag(isTrue: boolean): number {
  return isTrue ? 1 : 0
}
