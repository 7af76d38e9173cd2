import type { Candidate } from '../../../document/candidate.ts'
import { type Excerpt, excerptOf } from '../../../document/excerpt.ts'
import { isCode } from '../../../document/kinds/opening-lines.ts'
import type { Sentence } from '../../../document/parse.ts'
import type { Reading } from '../../../document/read.ts'
import { leansBack } from '../../../document/wording/dangling.ts'
import type { ValueKind } from '../../../findings/typed-values.ts'
import type { WeighedUnit } from '../../../findings/weigh-unit.ts'
import { everywhere } from '../../../languages/everywhere.ts'
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
        isAccused
          ? { text: sentence.text.replace(everywhere(rules.phrases.withoutThing), '') }
          : sentence,
        rules.patterns.negation,
      ),
  )
  const best = found.find(({ sentence }) => !colon.test(sentence.text)) ?? found[0]
  return best === undefined ? undefined : excerptOf(content, best.sentence, maxWords)
}

/** The sentence that names what the first one only calls `it`. */
function opensBlockOf(
  { content, candidates, rules }: Reading,
  first: Sentence,
): Excerpt | undefined {
  if (!rules.phrases.pronounInFront.test(first.text)) return undefined
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

/** From which rent to which: `the monthly rent goes from £900 to £950`. */
function newRent({ content, findings, rules }: Reading): Excerpt | undefined {
  const found = findings.find(
    ({ unit, values }) =>
      unit.kind === 'sentence' &&
      rules.phrases.namesRent.test(unit.text) &&
      !leansBack(unit.text, rules) &&
      values.filter(({ kind }) => kind === 'money').length > 1,
  )
  return found === undefined ? undefined : excerptOf(content, found.unit, maxWords)
}

const sumOfMoney = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|zł|руб|元|円|CHF)/gu

function moneyIn({ text }: Excerpt): number {
  return text.match(sumOfMoney)?.length ?? 0
}

/** What is to be paid, and by when. */
function demand({ content, findings, rules }: Reading): Excerpt | undefined {
  const { claimsSum } = rules.phrases
  const best = mostOf(findings, ({ unit, values, action, burdens, matches }) => {
    const has = (kind: ValueKind): boolean => values.some((value) => value.kind === kind)
    const rises = burdens.includes('grows') && (has('money') || has('percent'))
    if (unit.kind !== 'sentence' || leansBack(unit.text, rules)) return 0
    if (!(rises || (has('money') && (action > 0 || claimsSum.test(unit.text))))) return 0
    const certain = matches.condition > 0 ? 0.5 : 1
    const isClaim = claimsSum.test(unit.text) ? 1 : 0
    return certain * (action + isClaim + (rises ? 1 : 0) + (has('date') || has('duration') ? 1 : 0))
  })
  return best === undefined ? undefined : excerptOf(content, best.unit, maxWords)
}

/** `Diagnosis: a broken wrist`, or the first line below such a heading. */
function diagnosisOf({ content, findings, candidates, rules }: Reading): Excerpt | undefined {
  const { diagnosisLabel, findingLabel } = rules.phrases
  const isLabeled = ({ unit }: WeighedUnit): boolean =>
    unit.kind !== 'sentence' && diagnosisLabel.test(unit.label)
  const found =
    findings.find(isLabeled) ?? findings.find(({ unit }) => diagnosisLabel.test(unit.heading))
  if (found === undefined) {
    const first = candidates.find(({ sentence }) => diagnosisLabel.test(sentence.heading))
    if (first !== undefined) return excerptOf(content, first.sentence, maxWords)
    const comment = findings.find(
      ({ unit }) => unit.kind !== 'row' && findingLabel.test(unit.label),
    )
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
