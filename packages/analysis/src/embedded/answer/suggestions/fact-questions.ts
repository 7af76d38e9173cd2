import type { Fact } from '@precis/domain'
import { namesSum } from '../../findings/sums.ts'
import type { Sought } from '../../languages/ask-about.ts'
import type { Detail } from '../../summary/details/detail.ts'
import { labeledOf } from '../index/context.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import {
  happening,
  lastingInEnglish,
  lastsItself,
  namesLength,
  namesMoney,
  ofMoney,
  oneThing,
  person,
  reaching,
  shares,
  spanning,
} from './english-labels.ts'
import { withGermanArticle } from './german-article.ts'
import { boxes, isIdentifier, isMachineText, isNeverAsked, namesNumber } from './never-asked.ts'
import { isSmall } from './small-sums.ts'

/** A question to suggest, and where its answer has to stand, when that is known. */
export interface Candidate {
  readonly question: string
  readonly place?: { readonly start: number; readonly end: number }
}

const mostAsked = 12
/** Nobody asks when the date is, nor in most languages for the date of `Date of the claim`. */
const dateAlone = /^(?:datum|dates?|fecha|data|дата|日付|日期|التاريخ)$/iu
const namesDate = /^(?:datum|date|fecha|data|дата|تاريخ)(?!\p{L})|datum$/iu
const longestLabel = 40
const longestAbbreviation = 5
const mostWords = 5
/** `Aurajoki Datacenter`, a name in a list. */
const properName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u
const salutation =
  /^(?:dear|sehr|liebe|madame|monsieur|ch[eè]re?|estimad|querid|gentile|car[oa]|egregi|prezad|geachte|beste|szanown|уважаем)/iu
const verb = /\p{L}тся(?!\p{L})/u
/** `Admitted`, `Signed on`: nobody asks when the admitted is. */
const participle = /^\p{L}{3,}ed(?: (?:on|at|by|in|from|to|for)(?!\p{L})|$)/iu
const separator = /^\s*(?:[:：|]|\s{2}|\.{3})/u
/** Between a thing and the sum that a sentence gives for it. */
const shortGap = /^[^.,;:]{1,30}$/u
/** Words that may be inside a label, which is otherwise told from prose by the function words it holds. */
const linking = new Set(
  'of for and the on per der des die das für und von zum zur im am de du des la le les et en del el los y di della dei delle il e da do dos van het w na i и в на по'.split(
    ' ',
  ),
)

/**
 * Questions about the facts of a summary, most important first, in the language of the document: those of a known kind, or
 * those that are asked for by their label ("What is the policy number?").
 */
export function factQuestions(
  details: readonly Detail[],
  index: SentenceIndex,
  which: 'typed' | 'stated',
): Candidate[] {
  const { before, after } = statedFrame(index)
  const isStated = (question: string, { value, kind }: Fact) =>
    soughtBy(value, kind, index) === 'stated' ||
    (question.startsWith(before) && question.endsWith(after))
  return details.flatMap(({ excerpt: { start, end }, fact }) => {
    const text = index.content.slice(start, end)
    if (isMachineText(text) || boxes.test(text)) return []
    const isSum = soughtBy(fact.value, fact.kind, index) === 'money'
    if (isSum && (holdsSumsOfColumns(text, index) || isSmall(fact, details))) return []
    const isRow = text.startsWith(fact.label) && separator.test(text.slice(fact.label.length))
    const question = isRow
      ? askLabel(fact, index)
      : (askNamed(fact, text, index) ?? askDue(fact.value, text, index))
    if (question === undefined || isStated(question, fact) !== (which === 'stated')) return []
    return [{ question, place: { start, end } }]
  })
}

/** What is around a label that can only be asked for by its name. */
export function statedFrame({ words }: SentenceIndex): { before: string; after: string } {
  const [before = '', after = ''] = words.askAbout.stated.split('{}')
  return { before, after }
}

/** Whether a row has a sum in more than one column: how much it is depends on which. */
function holdsSumsOfColumns(text: string, { types, lexicon }: SentenceIndex): boolean {
  const [first, second] = types.find('money', text)
  if (first === undefined || second === undefined || lexicon.isUnspaced) return false
  const between = text.slice(first, second)
  return /\||\s{2}/u.test(between) || !/\p{Ll}{2}/u.test(between)
}

/** What the labels of a form name, where they are before a figure. */
export function labelQuestions(index: SentenceIndex, details: readonly Detail[]): Candidate[] {
  const found: Candidate[] = []
  for (const sentence of index.sentences) {
    const labeled = labeledOf(sentence)
    if (labeled === undefined || !/\d/u.test(labeled.value)) continue
    if (isMachineText(sentence.text) || boxes.test(sentence.text)) continue
    const fact = { ...labeled, kind: 'detail' } as const
    const isSum = soughtBy(fact.value, fact.kind, index) === 'money'
    const question = isSum && isSmall(fact, details) ? undefined : askLabel(fact, index)
    if (question !== undefined) found.push({ question, place: sentence })
    if (found.length >= mostAsked) break
  }
  return found
}

/** `We're sorry`, `You can help`: a heading that is a sentence names nothing to ask about. */
const speaks =
  /^(?:we|you|i|they|it|wir|sie|ich|nous|vous|je|nosotros|usted|noi|lei|nós|você|wij|u|my|pan|pani|мы|вы)(?:['’]\p{L}+)?\s/iu

/** Whether a line is the name of somebody who is greeted or wrote a mail: `Ida` below a letter. */
function signs(topic: string, content: string): boolean {
  if (!/^\p{Lu}[\p{L}-]{1,20}$/u.test(topic)) return false
  return (
    content.includes(`${topic},\n`) ||
    new RegExp(`${topic} \\p{Lu}[^\\n<]{1,40}<`, 'u').test(content)
  )
}

/** What is under the headings. */
export function topicQuestions(index: SentenceIndex): Candidate[] {
  const found: Candidate[] = []
  let heading = ''
  let isFirst = true
  for (const sentence of index.sentences) {
    if (sentence.kind === 'heading' || sentence.heading === heading) continue
    heading = sentence.heading
    const topic = heading.replace(/^[\d.§)ºª°\s]+/u, '').replace(/[.\s]+$/u, '')
    const isTitle = isFirst
    isFirst = false
    if (isTitle || salutation.test(topic) || isNeverAsked(topic) || !isLabel(topic, index)) continue
    if (speaks.test(topic) || signs(topic, index.content)) continue
    const last = index.sentences.findLast((other) => other.heading === heading) ?? sentence
    const place = { start: sentence.start, end: last.end }
    found.push({ question: ask('about', topic, index), place })
    if (found.length >= mostAsked) break
  }
  return found
}

/** What people ask of many kinds of documents. */
export function oftenAsked({ words }: SentenceIndex): Candidate[] {
  return words.askAbout.often.map((question) => ({ question }))
}

function askLabel({ label, value, kind }: Fact, index: SentenceIndex): string | undefined {
  if (namesSum(label, index.rules) && /^\p{Ll}/u.test(label)) return undefined
  // `monthly`, `together`: how the row is counted.
  if (/^\s*\p{Ll}+\s*$/u.test(label)) return undefined
  const named = inSmallLetters(label.trim(), index)
  if (!isLabel(named, index) || dateAlone.test(named) || isNeverAsked(named)) return undefined
  const isName =
    properName.test(named) &&
    index.words.language !== 'de' &&
    !happening.test(named) &&
    !ofMoney.test(named)
  if (isName || /^\p{L}{2,}ing /iu.test(named)) return undefined
  const isDone = index.words.language === 'en' && participle.test(named)
  if (index.words.language === 'en' && reaching.test(named)) return 'Whom can I contact?'
  const isPerson = index.words.language === 'en' && person.test(named)
  const sought = isDone ? 'stated' : soughtBy(value, isPerson ? 'party' : kind, index)
  const { language } = index.words
  // `Auskunft erteilt`: only in English a label is told to be a person's.
  if (sought === 'person' && language !== 'en' && !index.lexicon.isUnspaced) return undefined
  if (sought === 'date' && language !== 'en' && namesDate.test(named)) return undefined
  const question = ask(sought, named, index)
  const { before, after } = statedFrame(index)
  const isBare = question.startsWith(before) && question.endsWith(after)
  const isNatural = index.lexicon.isUnspaced && !namesNumber(named) && !isIdentifier(value)
  return isBare && !isNatural ? undefined : question
}

/** `DUE DATE` as one would write it in a question; short ones may be abbreviations. */
function inSmallLetters(label: string, { lexicon }: SentenceIndex): string {
  const isShouted =
    label === label.toUpperCase() && /\p{Lu}{3}/u.test(label) && label.length > longestAbbreviation
  return isShouted && !lexicon.isUnspaced ? label.charAt(0) + label.slice(1).toLowerCase() : label
}

/** About a thing that a sentence names with its article, and the sum or the notice it gives for it. */
function askNamed(
  { label, value, kind }: Fact,
  text: string,
  index: SentenceIndex,
): string | undefined {
  const sought = soughtBy(value, kind, index)
  if (sought !== 'money' && !(sought === 'period' && kind === 'notice')) return undefined
  if (!isLabel(label, index) || isNeverAsked(label)) return undefined
  const at = endOf(text, 'named', label, index)
  const gap = at === undefined ? '' : text.slice(at, Math.max(at, text.indexOf(value, at)))
  return shortGap.test(gap) ? ask(sought, label, index) : undefined
}

function askDue(day: string, text: string, index: SentenceIndex): string | undefined {
  if (!isDay(day, index) || endOf(text, 'dueBy', day, index) === undefined) return undefined
  return ask('due', day, index)
}

function isDay(value: string, { types }: SentenceIndex): boolean {
  return (
    value.length < longestLabel &&
    /\d.*[\p{L}./年月-]/u.test(value) &&
    /\p{L}{3}|\d{4}|[年月]/u.test(value) &&
    types.find('date', value)[0] !== undefined &&
    types.holds('money', value) < 1 &&
    types.holds('period', value) < 1
  )
}

const mostBefore = { money: 30, period: 3, date: 12, person: 0 }

/** What the value of a label is, told by what it begins with and by the kind of fact. */
function soughtBy(value: string, kind: Fact['kind'], { types, lexicon }: SentenceIndex): Sought {
  const opensWith = (type: keyof typeof mostBefore): boolean =>
    types.holds(type, value) === 1 && (types.find(type, value)[0] ?? 99) <= mostBefore[type]
  if (opensWith('money')) return 'money'
  const isDate = /^(?:date|term|deadline)$/u.test(kind) && opensWith('date')
  if (isDate && lexicon.isUnspaced) return 'date'
  if (/^(?:term|notice|deadline)$/u.test(kind) && opensWith('period')) return 'period'
  if (isDate) return 'date'
  if (/^(?:party|contact)$/u.test(kind) && opensWith('person')) return 'person'
  return 'stated'
}

/** Where a thing ends that is in a text as its language puts it. */
function endOf(
  text: string,
  frame: 'named' | 'dueBy',
  thing: string,
  { words, lexicon }: SentenceIndex,
): number | undefined {
  const source = words.askAbout[frame].replace('{}', () => literal(thing))
  const bounded = lexicon.isUnspaced ? source : `(?<!\\p{L})${source}(?!\\p{L})`
  const match = new RegExp(bounded, 'iu').exec(text)
  return match === null ? undefined : match.index + match[0].length
}

/** Whether some words read like the name of something: few, no figures, no pronoun or verb among them. */
function isLabel(label: string, { stemmer, lexicon }: SentenceIndex): boolean {
  if (label.length < 2 || label.length > longestLabel) return false
  if (/[\d.?!(),;:|&/，、；。]/u.test(label) || !/\p{Ll}|\p{Lo}/u.test(label)) return false
  if (/\s[–—-]\s/u.test(label) || verb.test(label)) return false
  if (lexicon.isUnspaced) return true
  const words = label.toLowerCase().split(/\s+/u)
  if (words.length > mostWords) return false
  const isFunction = (word: string): boolean => stemmer.isStopWord(word)
  if (isFunction(words[0] ?? '') || isFunction(words.at(-1) ?? '')) return false
  return words.every((word) => linking.has(word) || !isFunction(word))
}

const lasting =
  /frist|dauer|laufzeit|zeitraum|garantie|délai|durée|préavis|période|plazo|duración|per[ií]odo|preaviso|vigencia|garant[ií]a|durata|periodo|preavviso|termine|garanzia|prazo|duração|vigência|termijn|looptijd|periode|okres|czas|termin|gwarancj|срок|период|гарант|期|時間|时间|年限|مدة|فترة|ضمان/iu

function ask(asked: Sought, thing: string, { words }: SentenceIndex): string {
  const patterns = words.askAbout
  const isEnglish = words.language === 'en'
  const isOdd =
    (asked === 'period' && !(isEnglish ? lastingInEnglish : lasting).test(thing)) ||
    (asked === 'money' && isEnglish && !namesMoney(thing)) ||
    (asked === 'person' && isEnglish && !person.test(thing)) ||
    (asked === 'date' && isEnglish && !happening.test(thing))
  const kind = isOdd ? 'stated' : asked
  const awaited = /^(.+) due$/u.exec(thing)?.[1]
  if (isEnglish && kind === 'date' && awaited !== undefined) {
    return `When ${/[^s]s$/u.test(awaited) ? 'are' : 'is'} the ${inProse(awaited)} due?`
  }
  const pattern = patterns[kind]
  if (isEnglish && kind === 'period' && lastsItself.test(thing)) return 'How long does it take?'
  if (isEnglish && kind === 'period' && namesLength.test(thing))
    return `What is the ${inProse(thing)}?`
  const inGerman =
    words.language === 'de' && kind === 'money' ? withGermanArticle(thing) : undefined
  if (inGerman !== undefined) return `Wie hoch ist ${inGerman}?`
  const isShare = shares.test(thing) && !/\s\p{Lu}/u.test(thing)
  if (isEnglish && kind === 'stated' && (oneThing.test(thing) || isShare))
    return `What is the ${inProse(thing)}?`
  if (isEnglish && kind === 'date' && spanning.test(thing)) return `What is the ${inProse(thing)}?`
  if (isEnglish && kind === 'about') return pattern.replace('{}', () => inProse(thing))
  const isPlain = isEnglish && pattern.includes('the {}')
  if (!isPlain) return pattern.replace('{}', () => thing)
  if (/\s\p{Lu}/u.test(thing)) return patterns.stated.replace('{}', () => thing)
  const named = inProse(thing)
  if (/\bdate\b/u.test(named))
    return `What is the ${named.replace(/^date of (?=\p{Ll}+$)/u, 'date of the ')}?`
  const isMany = /[^s]s$/u.test(named.replace(/ (?:of|for) .*$/u, ''))
  if (isMany && kind === 'date') return patterns.stated.replace('{}', () => thing)
  return pattern.replace(isMany ? 'is the {}' : '{}', () => (isMany ? `are the ${named}` : named))
}

/** A heading or label as it is inside a sentence: names and abbreviations keep their capitals. */
function inProse(name: string): string {
  const isPlain = /^\p{Lu}\p{Ll}*(?:[\s'’-]+\p{Ll}+)*$/u.test(name)
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+')
}
