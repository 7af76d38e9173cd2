import type { Candidate } from '../../../document/candidate.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import { isCode } from '../../../document/kinds/opening-lines.ts'
import type { Sentence } from '../../../document/parse.ts'
import type { Reading } from '../../../document/read.ts'
import { leansBack } from '../../../document/wording/dangling.ts'
import type { ValueKind } from '../../../findings/typed-values.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import { type PurposeForm, traitsOf } from '../../../languages/kind-ids.ts'
import { overlaps } from '../../lines/overlaps.ts'
import { accountPurpose } from './account-purpose.ts'
import { termsOfPost } from './advertised-post.ts'
import { chiefResolutions } from './chief-resolutions.ts'
import { issueOf } from './issue-of.ts'
import { stayRows } from './stay-rows.ts'
import { leftToPay, mostOf, spanOf } from './sum-beside.ts'

const maxWords = 70
const wordsOfAppointment = 45
const linesOfAppointment = 4
const wordsOfSubject = 3
const leastDecision = 0.6
const endsSentence = /[.!。！;；]["'”’»)]*$/u
const colon = /[:：]$/u

/** Forms whose sentences decide something for whoever receives the document. */
export const decidingForms: readonly PurposeForm[] = ['orders', 'accuses', 'decides']

export function formOf({ type }: Reading): PurposeForm | undefined {
  return type.id === undefined ? undefined : traitsOf(type.id).purpose
}

/** The words by which a form's own sentence is told, where it has such words. */
export function signOf({ rules }: Reading, form: PurposeForm | undefined): RegExp | undefined {
  if (form === 'accuses' || form === 'appoints' || form === 'treats') return rules.patterns[form]
  return undefined
}

/** The whole purpose of kinds that say it in a form of their own; empty for all others. */
export function ownPurpose(
  reading: Reading,
  form: PurposeForm | undefined,
  subject: Excerpt | undefined,
  isStated: boolean,
): Excerpt[] {
  const title = subject ?? titleOf(reading)
  if (form === 'appoints') return [title, appointment(reading)].filter(isThere)
  if (title === undefined) return []
  if (form === 'resolves') return [title, ...chiefResolutions(reading)]
  if (form === 'demands') {
    const demanded =
      (reading.type.id === 'rent-increase' ? newRent(reading) : undefined) ?? demand(reading)
    if (demanded !== undefined && moneyIn(demanded) > 1) return [title, demanded]
    const left = leftToPay(reading)
    if (left !== undefined && !namesAmountOf(left, demanded)) return [title, spanOf(left)]
    return demanded === undefined ? [] : [title, demanded]
  }
  if (form === 'diagnoses') {
    const diagnosis = diagnosisOf(reading)
    return diagnosis === undefined
      ? []
      : overlaps(title, diagnosis)
        ? [...stayRows(reading), diagnosis]
        : [title, ...stayRows(reading), diagnosis]
  }
  if (form === 'accounts') return accountPurpose(reading, title, isStated)
  if (form === 'gathers' && !isStated) return issueOf(reading, title)
  if (form === 'advertises' && !isStated) return [title, ...termsOfPost(reading)]
  return []
}

/** What a fine, a judgment or a decision is about, beside the sentence that says what follows from it. */
export function matterOf(
  reading: Reading,
  form: PurposeForm | undefined,
  first: Sentence,
  subject: Excerpt | undefined,
): Excerpt | undefined {
  if (form === 'accuses') return accusation(reading, first, true)
  if (form === 'orders') return orderedSum(reading, first)
  if (form === 'treats') return opensBlockOf(reading, first)
  if (form !== 'decides') return undefined
  const isNotice = reading.type.id === 'notice'
  return (
    (isNotice ? accusation(reading, first, false) : undefined) ??
    subjectRow(reading, first, subject)
  )
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined
}

function titleOf({ content, title }: Reading): Excerpt | undefined {
  const at = title === '' ? -1 : content.indexOf(title)
  return at < 0 ? undefined : { start: at, end: at + title.length, text: title }
}

/** The person appointed, up to the end of the sentence even where it runs over several lines. */
function appointment({ content, candidates, rules }: Reading): Excerpt | undefined {
  const at = candidates.findIndex(
    ({ sentence }) =>
      matches(sentence, rules.patterns.appoints) && !matches(sentence, rules.patterns.negation),
  )
  const from = candidates[at]?.sentence
  if (from === undefined) return undefined
  let { end, words } = from
  for (const { sentence } of candidates.slice(at + 1, at + linesOfAppointment)) {
    if (endsSentence.test(content.slice(from.start, end))) break
    if (words + sentence.words > wordsOfAppointment) break
    end = sentence.end
    words += sentence.words
  }
  return excerptOf(content, { start: from.start, end }, maxWords)
}

/** `without a permit` denies nothing. */
const lacking = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|bez|без)(?!\p{L})/giu

/** What somebody is said to have done, best in the sentence behind a colon. */
function accusation(
  { content, candidates, rules }: Reading,
  first: Sentence,
  isAccused: boolean,
): Excerpt | undefined {
  if (matches(first, rules.patterns.accuses) && !colon.test(first.text)) return undefined
  const found = candidates.filter(
    ({ sentence }) =>
      sentence.order !== first.order &&
      matches(sentence, rules.patterns.accuses) &&
      !matches(
        isAccused ? { text: sentence.text.replace(lacking, '') } : sentence,
        rules.patterns.negation,
      ),
  )
  const best = found.find(({ sentence }) => !colon.test(sentence.text)) ?? found[0]
  return best === undefined ? undefined : excerptOf(content, best.sentence, maxWords)
}

const opensWithPronoun = /^(?:it|es|il|elle|este|esta|esso|ele|ela|het|jest|оно|он)(?!\p{L})/iu

/** The sentence that names what the first one only calls `it`. */
function opensBlockOf({ content, candidates }: Reading, first: Sentence): Excerpt | undefined {
  if (!opensWithPronoun.test(first.text)) return undefined
  const opening = candidates.find(({ sentence }) => sentence.block === first.block)?.sentence
  if (opening === undefined || opening.order >= first.order) return undefined
  return excerptOf(content, opening, maxWords)
}

/** The order to pay, where the first sentence names no sum. */
function orderedSum({ content, findings, rules }: Reading, first: Sentence): Excerpt | undefined {
  const hasMoney = ({ values }: WeighedUnit): boolean => values.some(({ kind }) => kind === 'money')
  const own = findings.find(({ unit }) => unit.sentence.order === first.order)
  if (own !== undefined && hasMoney(own)) return undefined
  const orders = findings.filter(
    (found) =>
      found.unit.kind === 'sentence' &&
      hasMoney(found) &&
      found.decision >= leastDecision &&
      found.unit.text.search(rules.patterns.duty) >= 0,
  )
  const best = orders.reduce<WeighedUnit | undefined>(
    (most, found) => (most === undefined || found.decision > most.decision ? found : most),
    undefined,
  )
  return best === undefined ? undefined : excerptOf(content, best.unit, maxWords)
}

/** `Proposal: Change of use of a forge to a dwelling`. */
function subjectRow(
  { findings, rules }: Reading,
  first: Sentence,
  subject: Excerpt | undefined,
): Excerpt | undefined {
  const isSubject = (label: string): boolean => {
    const [sign = ''] = label.match(rules.patterns.subject) ?? []
    return sign !== '' && label.startsWith(sign) && !/^\p{L}/u.test(label.slice(sign.length))
  }
  const row = findings.find(
    ({ unit }) =>
      unit.kind !== 'sentence' &&
      unit.start < first.start &&
      unit.words >= wordsOfSubject &&
      isSubject(unit.label) &&
      !/\p{N}/u.test(unit.label) &&
      !isCode(unit.value) &&
      (subject === undefined || !overlaps(unit, subject)),
  )
  return row === undefined ? undefined : spanOf(row)
}

const ofRent =
  /(?<!\p{L})(?:rent|\p{L}*miete|mietzins|loyer|renta|alquiler|canone|affitto|aluguel|renda|huur(?:prijs)?|\p{L}*huur|czynsz\p{L}*|аренд\p{L}+|плат\p{L})(?!\p{L})|租金|房租|家賃|賃料|الإيجار/iu

/** From which rent to which: `the monthly rent goes from £900 to £950`. */
function newRent({ content, findings, rules }: Reading): Excerpt | undefined {
  const found = findings.find(
    ({ unit, values }) =>
      unit.kind === 'sentence' &&
      ofRent.test(unit.text) &&
      !leansBack(unit.text, rules) &&
      values.filter(({ kind }) => kind === 'money').length > 1,
  )
  return found === undefined ? undefined : excerptOf(content, found.unit, maxWords)
}

const sumOfMoney = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|zł|руб|元|円|CHF)/gu

function moneyIn({ text }: Excerpt): number {
  return text.match(sumOfMoney)?.length ?? 0
}

/** `We claim £900 from you`, `You owe us £900`. */
const claims =
  /(?<!\p{L})(?:(?:we|i) (?:now )?(?:claim|demand|require)|to claim|you (?:now |still |currently )?owe(?: us)?|(?:fordern|verlangen) wir|(?:wir|ich) (?:fordern?|verlangen?)|(?:sie|du) schulde[nt]|nous (?:vous )?réclamons|vous (?:nous )?devez|reclamamos|nos (?:adeuda|debe)|(?:le |vi )?chiediamo il pagamento|ci deve|exigimos|deve-nos|wij vorderen|u bent (?:ons )?verschuldigd|żądam\p{L}*|требу(?:ем|ю))(?!\p{L})/iu

/** What is to be paid, and by when. */
function demand({ content, findings, rules }: Reading): Excerpt | undefined {
  const best = mostOf(findings, ({ unit, values, action, burdens, matches }) => {
    const has = (kind: ValueKind): boolean => values.some((value) => value.kind === kind)
    const rises = burdens.includes('grows') && (has('money') || has('percent'))
    if (unit.kind !== 'sentence' || leansBack(unit.text, rules)) return 0
    if (!(rises || (has('money') && (action > 0 || claims.test(unit.text))))) return 0
    const certain = matches.condition > 0 ? 0.5 : 1
    const isClaim = claims.test(unit.text) ? 1 : 0
    return certain * (action + isClaim + (rises ? 1 : 0) + (has('date') || has('duration') ? 1 : 0))
  })
  return best === undefined ? undefined : excerptOf(content, best.unit, maxWords)
}

const diagnosis =
  /^(?:(?:main|primary|final|principal) )?(?:diagnos|diagnós|diagnoz|rozpozna|диагноз|诊断|診断|التشخيص)/iu

/** What a laboratory or a scan comes to. */
const concludes =
  /^(?:comments?|conclusions?|impression|interpretation|opinion|befund|beurteilung|interprétation|conclusión|impresión|interpretación|conclusion[ei]|conclusão|conclusie|wnios\p{L}+|заключение|结论|意见|所見|判定|الاستنتاج)$/iu

/** `Diagnosis: a broken wrist`, or the first line below such a heading. */
function diagnosisOf({ content, findings, candidates }: Reading): Excerpt | undefined {
  const isLabeled = ({ unit }: WeighedUnit): boolean =>
    unit.kind !== 'sentence' && diagnosis.test(unit.label)
  const found =
    findings.find(isLabeled) ?? findings.find(({ unit }) => diagnosis.test(unit.heading))
  if (found === undefined) {
    const first = candidates.find(({ sentence }) => diagnosis.test(sentence.heading))
    if (first !== undefined) return excerptOf(content, first.sentence, maxWords)
    const comment = findings.find(({ unit }) => unit.kind !== 'row' && concludes.test(unit.label))
    return comment === undefined ? undefined : spanOf(comment)
  }
  return found.unit.kind === 'sentence' ? excerptOf(content, found.unit, maxWords) : spanOf(found)
}

/** Whether a sentence says the same amount as a row. */
function namesAmountOf({ values }: WeighedUnit, told: Excerpt | undefined): boolean {
  const [amount] = values.filter(({ kind }) => kind === 'money')
  return told !== undefined && amount !== undefined && told.text.includes(amount.text)
}

function matches({ text }: Pick<Candidate['sentence'], 'text'>, sign: RegExp): boolean {
  return text.search(sign) >= 0
}
