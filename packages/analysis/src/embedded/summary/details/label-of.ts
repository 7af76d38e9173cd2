import { matchesIn } from '../../../text/matches.ts'
import type { Stemmer } from '../../../text/words/tokens.ts'
import { isGreeting } from '../../document/noise.ts'
import type { Reading } from '../../document/read.ts'
import type { TypedValue } from '../../findings/typed-values.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { FactKind } from '../../languages/language-pack.ts'
import type { Language } from '../../languages/load-language.ts'
import { subjectLine } from '../../title.ts'
import { mainValue } from './main-value.ts'

const nearby = 12
const mostBehindHeading = 6
const mostWordsOfHeading = 5
const headLength = 4_000
const longestHead = 60_000
/** A sentence that opens with a label: `Tracing a leak: we pay up to £7,500`. */
const ownLabel = /^(\p{Lu}[^:：.,;]{2,40})[:：]\s/u

interface Found {
  readonly text: string
  readonly distance: number
}

/** The label that a sentence opens with, if it does. */
export function ownLabelOf(text: string): string {
  return ownLabel.exec(text)?.[1] ?? ''
}

/** What is written in front of a sentence: the noun its value is about, else the name of its clause, else its heading. */
export function createLabels(reading: Reading): (found: WeighedUnit) => string {
  const { content, title, type, rules, stemmer } = reading
  const subject = subjectLine(content.slice(0, headLength), rules, type) ?? ''
  const head = content.slice(0, longestHead)
  const titles = [title, type.name, subject].map((name) => name.toLowerCase())
  const closing = closingBlocks(reading)
  return (found) => {
    const { unit } = found
    if (unit.namesReader) return rules.labels.recipient
    if (unit.namesSender) return rules.labels.sender
    if (isDateLine(found)) return rules.labels.date
    if (ownLabelOf(unit.text) !== '') return ''
    const isOfHeading = unit.behindHeading <= mostBehindHeading && !closing.has(unit.sentence.block)
    const isTitle = titles.some((name) => name.includes(unit.heading.toLowerCase()))
    const heading =
      isTitle || !isOfHeading || saysNothing.test(unit.heading)
        ? ''
        : calm(headingLabel(unit.heading), head, stemmer)
    const nouns = isTakenOff(found) ? [] : nounsOf(found, reading)
    const label = nearest([...nouns, ...topicsOf(found, reading)]) ?? heading
    return label.charAt(0).toUpperCase() + label.slice(1)
  }
}

/** `If something goes wrong` says when, and not what a value below it is; `Please read first` asks something. */
const saysNothing =
  /^(?:please|bitte|veuillez|merci|por favor|si prega|prosimy|пожалуйста|if|in case|wenn|falls|si|en cas|se|in caso|no caso|als|indien|jeśli|jeżeli|если|如果|もし|إذا)(?!\p{L})/iu
const fewestSections = 3

/** Paragraphs that close a document and only seem to belong to its last section: all sections before have one. */
function closingBlocks({ candidates }: Reading): ReadonlySet<number> {
  const sections: { heading: string; blocks: number[] }[] = []
  for (const { sentence } of candidates) {
    if (sentence.kind !== 'prose') continue
    const last = sections.at(-1)
    if (last?.heading !== sentence.heading) {
      sections.push({ heading: sentence.heading, blocks: [sentence.block] })
    } else if (last.blocks.at(-1) !== sentence.block) last.blocks.push(sentence.block)
  }
  const last = sections.at(-1)
  const before = sections.slice(0, -1).filter(({ heading }) => heading !== '')
  const isSingle = before.length >= fewestSections && before.every((one) => one.blocks.length === 1)
  return new Set(isSingle ? last?.blocks.slice(1) : [])
}

const takingOff = /(?:less|minus|abzüglich|moins|menos|meno|minder)\s+$/iu

/** `We return the deposit less £15` is no deposit of £15. */
function isTakenOff({ unit, values }: WeighedUnit): boolean {
  const value = mainValue(values)
  return value?.kind === 'money' && takingOff.test(unit.text.slice(0, value.at))
}

const beforeDate = /^(?:\p{Lu}[^,\p{N}]{1,40},\s*)?(?:(?:den|le|il|el|em|a|dnia|the|op|di)\s+)?$/u

/** Whether a line is the date of the document, perhaps with its place. */
function isDateLine({ unit, values }: WeighedUnit): boolean {
  const [value] = values
  if (value?.kind !== 'date' || unit.kind !== 'sentence') return false
  const behind = unit.text.slice(value.at + value.text.length)
  return beforeDate.test(unit.text.slice(0, value.at)) && /^\W*$/u.test(behind)
}

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôûåæøąęё]|[^a-z]/u

/** A heading in capitals in the letters that its words have elsewhere: `PLACE OF WORK` becomes `Place of work`. */
function calm(heading: string, head: string, { isStopWord }: Stemmer): string {
  if (heading !== heading.toUpperCase()) return heading
  const words = heading.split(' ').map((word) => {
    const lower = word.toLowerCase()
    if (word === 'I') return word
    const isWord = word.length > 3 && vowel.test(lower)
    return isWord || head.includes(lower) || isStopWord(lower) ? lower : word
  })
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nearest(all: readonly Found[]): string | undefined {
  let best: Found | undefined
  for (const found of all) {
    if (best === undefined || found.distance < best.distance) best = found
  }
  return best?.text
}

/** The nouns of the sentence that are labels as they stand. */
function nounsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  const at = mainValue(values)?.at ?? 0
  const isName = (word: string, from: number): boolean =>
    rules.code !== 'de' && from > 0 && /^\p{Lu}\p{Ll}/u.test(word)
  const isVerb = (word: string): boolean => rules.code === 'de' && /^\p{Ll}/u.test(word)
  const found: Found[] = []
  for (const { 0: word, index } of matchesIn(unit.text, rules.labels.nouns)) {
    if (isOfAnotherClause(unit.text, index, at) || isPartOfWord(unit.text, index)) continue
    if (values.some((v) => v.at <= index && index < v.at + v.text.length)) continue
    if (isName(word, index) || isVerb(word) || isMentioned(unit.text, index, word)) continue
    if (isDenied.test(unit.text.slice(Math.max(0, index - nearby), index))) continue
    if (index > subject && !suits(word, mainValue(values), rules)) continue
    found.push({ text: word, distance: distanceOf(index, at) })
  }
  return found
}

/** How far the subject of a sentence may begin. */
const subject = 25
/** `we charge £150`, `at no charge`, `not a charge`, `before any charge`, `in total`. */
const isDenied =
  /(?<!\p{L})(?:we|you|they|to|may|will|can|must|shall|cannot|also|no(?: \p{L}+)?|not an?|any|without|never|in|kein\p{L}{0,2}|ohne|sans|pas de|aucune?|sin|ningún|ninguna|senza|nessuna?|sem|nenhuma?|geen|zonder|bez|без)\s$/iu

/** `at your daily rate for up to 21 days` gives no rate: money goes with nouns of money, time with those of time. */
function suits(word: string, value: TypedValue | undefined, { facts }: Language): boolean {
  const is = (...kinds: FactKind[]): boolean => kinds.some((kind) => word.search(facts[kind]) >= 0)
  const isOfMoney = is('amount', 'rate', 'penalty', 'excess')
  const isOfTime = is('term', 'notice', 'deadline', 'date')
  if (value?.kind === 'duration' || value?.kind === 'date') return isOfTime || !isOfMoney
  return value?.kind !== 'money' || isOfMoney || !isOfTime
}

const otherClause = /[;；]|[,，]\s/u

/** Whether something parts a noun from the value before it. */
function isOfAnotherClause(text: string, index: number, at: number): boolean {
  if (index < at) return /[;；]/u.test(text.slice(index, at))
  return otherClause.test(text.slice(at, index).replace(/\p{N}[,.]\p{N}/gu, ''))
}

/** `short-term`, `free of charge`. */
function isPartOfWord(text: string, index: number): boolean {
  return /(?:\p{L}-|free of )$/iu.test(text.slice(Math.max(0, index - nearby), index))
}

const limitedTo =
  /(?:limited to|exceeds?|exceeding|instead of|begrenzt auf|beschränkt auf|limitée? à|limitad[ao] a|limitat[ao] a|beperkt tot)\s(?:\p{L}{1,4}\s)?$/iu
const oneOfSeveral = /^\s?(?:,|and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или)\s/iu

/** `recipes, prices and dates`, `limited to the fees`: what is only named on the way. */
function isMentioned(text: string, index: number, word: string): boolean {
  const before = text.slice(Math.max(0, index - nearby - word.length), index)
  const behind = text.slice(index + word.length, index + word.length + nearby)
  return limitedTo.test(before) || (/\p{L},\s$/u.test(before) && oneOfSeveral.test(behind))
}

/** The names of what the sentence speaks of in other words. */
function topicsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  const { text } = unit
  const at = mainValue(values)?.at ?? 0
  // `the Termination Date` is a term of the contract; `6 years if the charge is unpaid` tells when.
  const isTold = ({ 0: word, index }: RegExpExecArray): boolean =>
    !isOfAnotherClause(text, index, at) &&
    (rules.code === 'de' || index === 0 || !/^\p{Lu}\p{Ll}/u.test(word)) &&
    (index < at || text.slice(at, index).search(rules.patterns.condition) < 0)
  return rules.labels.topics.flatMap(([name, pattern]) =>
    matchesIn(text, pattern)
      .filter(isTold)
      .map(({ index }) => ({ text: name, distance: distanceOf(index, at) })),
  )
}

function distanceOf(index: number, at: number): number {
  return index < at ? at - index : 2 * (index - at) + 10
}

/** Headings of other languages that say where something stands and not what it is about: `Ponto dois`, `Cláusulas`, `Varie`. */
const tellsNothing =
  /^(?:(?:ponto|punto|point|punkt|пункт|البند|cláusula|artículo|artigo|articolo)\s\p{L}+|primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|d[eé]cim[ao]\p{L}*|reunidos|exponen|cláusulas|estipulaciones|manifiestan|préambule|preambolo|premess[ae]|präambel|preâmbulo|considerandos?|begründung|gründe|hinweise|nebenbestimmungen|motivazion[ei]|varie|vari[ea] ed eventuali|divers|questions diverses|verschiedenes|sonstiges|overige?|slotbepalingen|dispositions diverses|disposizioni (?:varie|finali)|disposiciones (?:generales|finales)|disposições (?:gerais|finais)|schlussbestimmungen|różne|postanowienia (?:końcowe|ogólne)|разное|прочее|прочие условия|заключительные положения|общие положения|outros assuntos|otros|ruegos y preguntas|その他|雑則|其他|附则|أحكام عامة|أحكام ختامية)$/iu

/** `Stopped – do not take` is a label without what explains it. */
const explained = /\s[–—]\s\p{Ll}.*$/u

/** A short heading that is neither a date, an address, a greeting nor a line with a label. */
function headingLabel(whole: string): string {
  const heading = whole.replace(explained, '')
  if (isGreeting(`${heading},`)) return ''
  const name = heading.replace(/^(?:[\p{N}.§)ºª°\s]+|[IVX]+\s?[.–-]\s)|[.:。：]+$/gu, '')
  if (name.split(' ').length > mostWordsOfHeading) return ''
  return /[:,]|\p{N}/u.test(name) || tellsNothing.test(name) ? '' : name
}
