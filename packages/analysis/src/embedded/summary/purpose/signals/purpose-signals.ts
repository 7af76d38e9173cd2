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
import { weigh } from '../../../ranking/features.ts'
import { purposeWeights } from '../../../ranking/weights.ts'
import { isAgendaItem } from '../../agenda-items.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { isPartyAlone } from '../../lines/told-lines.ts'
import type { PointContext } from '../../points.ts'
import { invites } from '../agenda-tail.ts'
import { isWithin, operativePart } from '../forms/operative-part.ts'
import { decidingForms, signOf } from '../forms/purpose-forms.ts'
import { goesOnBelow } from '../goes-on-below.ts'
import { ofMethod, overview, ownDecision } from '../report-sections.ts'
import { isBackground, repeatsKnown } from './background.ts'
import { announcesOnly, isBesidePurpose } from './beside-purpose.ts'
import { saysWhatIsDone } from './undertakes.ts'

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
const labeled = /^[^:：]{2,30}[:：]\s|^(?:注|备注|说明|注意|備考|※|\*)[:：]?/u
/** `In short: …` says itself that it says it all. */
const inShort =
  /^(?:the short version|in (?:short|brief|one line|one sentence|a nutshell|summary)|to sum up|kurz(?: gesagt|fassung)?|in kürze|zusammengefasst|en (?:bref|résumé|deux mots)|en (?:resumen|pocas palabras|breve)|in (?:breve|sintesi)|em (?:resumo|suma)|kort(?:om| gezegd| samengevat)|w skrócie|krótko mówiąc|(?:если )?коротко|вкратце)[:,]\s|^(?:简而言之|总之|要するに|باختصار)[:：，、,]?/iu
const startsDated = /^[\p{L}\s,«"“]{0,30}\p{Nd}{1,2}[.\s»"”]/u
const dayAlone =
  /^[«"“]?\p{N}{1,2}[»"”]?\.?(?: (?:de|of))? \p{L}{3,12}\.?,?(?: de)? (?:19|20)\p{N}{2}(?: r\.| г\.)?$/u
const telephone =
  /(?<!\p{L})(?:tel|telefon|telephone|téléphone|teléfono|phone|fax|telefoon)\.?:?\s*[+(]?\p{N}/iu
/** Under which a contract says what is done: `1. The work`. */
const worksHeading =
  /^[\p{N}.\s]*(?:(?:the )?(?:works?|hire|booking|job|event|trip)|(?:die )?(?:arbeiten|leistung(?:en)?|reise)|(?:les )?(?:travaux|prestations?)|(?:los )?(?:trabajos|servicios)|(?:i )?(?:lavori|servizi)|(?:os )?(?:trabalhos|serviços)|(?:de )?werkzaamheden|prace|работы)$/iu
const subjectMatter =
  /purpose|scope|subject(?: matter)?(?= of|$)|object of|what (?:is(?! (?:not|insured|covered|included|excluded|paid|and))|this|we|i(?:['’]ll| will| do(?! not)))|services|objeto|objet|gegenstand|oggetto|onderwerp|przedmiot|предмет|الغرض|目的/iu
const recital =
  /background|recital|whereas|präambel|préambule|exponen|antecedentes|premess|overweg|preambuł/iu
/** `De una parte, …`: one party, and not what it agrees with the other. */
const opensAsParty =
  /^(?:de una parte|de otra(?: parte)?|d['’]une part|d['’]autre part|da una parte|dall['’]altra|de um lado|de outro|einerseits|andererseits|enerzijds|anderzijds|z jednej strony|z drugiej strony|с одной стороны|с другой стороны)(?!\p{L})/iu
/** What is done for whom: `We repair or replace parts of your boiler`. */
const provides =
  /^we (?:(?:will|shall|agree to|undertake to) )?(?:repair|replace|provide|supply|deliver|look after|maintain|clean|install|service|offer|teach|care for|build|fit|paint|carry out)(?!\p{L})|^wir (?:reparieren|liefern|erbringen|pflegen|warten|betreuen|reinigen|bieten|stellen|unterrichten|ersetzen)(?!\p{L})|^nous (?:réparons|remplaçons|fournissons|assurons|livrons|entretenons|mettons|proposons|accueillons)(?!\p{L})|^(?:nosotros )?(?:reparamos|sustituimos|prestamos|ofrecemos|suministramos|mantenemos)(?!\p{L})|^(?:forniamo|ripariamo|sostituiamo|offriamo|garantiamo)(?!\p{L})|^(?:prestamos|fornecemos|reparamos|substituímos|oferecemos)(?!\p{L})|^wij (?:leveren|repareren|vervangen|bieden|verzorgen|onderhouden)(?!\p{L})/iu
/** Who reserves to change something does not say what for. */
const changes =
  /^(?:we may|wir (?:können|dürfen)|nous pouvons|podemos|possiamo|wij (?:kunnen|mogen))(?!\p{L})/iu
const opensItems = /^\s*\n\s*[•·▪–*-]\s/u
const shouted = /^[^\p{Ll}\p{N}]*\p{Lu}{4}[^\p{Ll}\p{N}]*$/u
/** `Grudzin, dnia 17 lutego 2026 r.` */
const placeAndDay =
  /^\p{Lu}[\p{L} .’'-]{1,30}, (?:(?:den|le|el|a|em|op|dnia|the|on|li|lì) )?\p{N}{1,2}(?:\.|er|º|st|nd|rd|th)? (?:de )?\p{L}{3,12} (?:de )?(?:19|20)\p{N}{2}(?: r\.| г\.)?$/u
const betweenParts = /\s[•·|]\s/u
const colon = /[:：]$/u
/** `begins on 9 February and no longer on the 4th` denies nothing. */
const contrast =
  /,? (?:and not|and no longer|not any more|und nicht(?: mehr)?|nicht mehr|et non(?: plus)?|y (?:no|ya no)|e non(?: più)?|e não(?: mais)?|en niet(?: meer)?|a nie(?: już)?|(?:а|и) не) [^.;]*/iu

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
    const isDenial = mayDecide && text.replace(contrast, '').search(patterns.negation) >= 0
    const lead = count(text, patterns.lead, isDenial ? 1 : 2)
    const isOwnSign = form === 'treats' && ownSign !== undefined && text.search(ownSign) >= 0
    const leans = !isOwnSign && lead === 0 && dangles(text, rules)
    // A ruling may order at its end; other documents say at their beginning what they are for.
    const mayEnd = form === 'orders' || isWithin(sentence, ordered)
    const place = mayEnd ? 1 : Math.max(early, 1 - 1.5 * features.position)
    const isDone = context.genre === 'contract' && place > 0.4 && saysWhatIsDone(text)
    const isProvided = !mayDecide && (provides.test(text) || invites.test(text) || isDone)
    const isEnded =
      isProvided ||
      endsSentence.test(text) ||
      (words >= wordsOfColon && colon.test(text)) ||
      (lead > 0 && context.genre !== 'contract' && goesOnBelow(reading, sentence) !== undefined)
    // What a medicine is used for may open a list.
    const isOwn = isOwnSign && (isEnded || opensItems.test(reading.content.slice(sentence.end)))
    const isBrief = inShort.test(text)
    const isOverview =
      isBrief ||
      (sentence.heading !== heading &&
        (overview.test(sentence.heading) || (mayDecide && ownDecision.test(sentence.heading))))
    heading = sentence.heading
    const isSubject = isOverview || subjectMatter.test(heading) || worksHeading.test(heading)
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
      overview: flag(isOverview && place > 0) + flag(isBrief),
      own: flag(isOwn),
      operative: flag(isWithin(sentence, ordered)),
      provided: isProvided ? place : 0,
      intended: flag(isIntended),
      warning: flag(isWarning),
      recital: flag(recital.test(sentence.heading)),
      plea: count(text, patterns.plea, 1),
      short: flag(words < fewWords),
      labeled: flag(lead === 0 && !isBrief && labeled.test(text)),
      letterhead: flag(lead === 0 && (isOfLetterhead(text, words) || sentence.start < greeting)),
      dated: flag(startsDated.test(text)),
      telephone: flag(telephone.test(text)),
      condition: flag(text.search(patterns.condition) === 0),
      corrects: flag(phrases.corrects.test(text)),
      leans: flag(leans),
      denial: flag(isDenial && !decides),
      party: flag(lead === 0 && (isPartyAlone(text) || opensAsParty.test(text))),
      pleasantry: flag(isPleasantry(text, rules) || isImprint(text, rules)),
      ofCase: flag(isConditional),
      ofMethod: flag(ofMethod.test(sentence.heading)),
      agenda: flag(isAgendaItem(reading, sentence)),
      background: backgroundOf(text, lead, rules),
      announces: flag(sendsBelowOnly(text, rules) || announcesOnly(text)),
      beside: flag(isBesidePurpose(text)),
      ofKind: kinded(sentence),
      central: features.lexrank,
      opensBlock: flag(sentence.isFirstOfBlock),
      denies: flag(text.search(patterns.negation) >= 0),
    }
    // What an agreement denies is one of its terms.
    const isTerm =
      context.genre === 'contract' &&
      !isDone &&
      !worksHeading.test(sentence.heading) &&
      (place < 0.7 || lead === 0) &&
      text.search(patterns.negation) >= 0
    const isBurden = [patterns.condition, patterns.plea, changes].some(
      (pattern) => text.search(pattern) >= 0,
    )
    const states =
      (place > 0.4 || isWithin(sentence, ordered)) &&
      !isTerm &&
      (isEnded || isOwn) &&
      !phrases.corrects.test(text) &&
      (isBrief || !labeled.test(text)) &&
      !isBurden &&
      !leans &&
      !isWarning &&
      !isBackground(text) &&
      !isConditional &&
      !isBesidePurpose(text) &&
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
  if (isBackground(text) || phrases.tellsReceipt.test(text)) return lead === 0 ? 1.2 : 0.5
  return repeatsKnown(text) ? 0.6 : 0
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
