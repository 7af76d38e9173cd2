import type { Fact } from '@precis/domain'
import { namesSum } from '../../findings/sums.ts'
import type { AskAbout, PlainQuestions, Sought } from '../../languages/ask-about.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd, followedBy } from '../../languages/phrases/followed-by.ts'
import type { Detail } from '../../summary/details/detail.ts'
import { labeledOf } from '../index/context.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { boxes, isIdentifier, isMachineText, isNeverAsked } from './never-asked.ts'
import { isSmall } from './small-sums.ts'

/** A question to suggest, and where its answer has to stand, when that is known. */
export interface Candidate {
  readonly question: string
  readonly place?: { readonly start: number; readonly end: number }
}

const mostAsked = 12
const longestLabel = 40
const longestAbbreviation = 5
const mostWords = 5
/** `Aurajoki Datacenter`, a name in a list. */
const properName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u
const separator = /^\s*(?:[:：|]|\s{2}|\.{3})/u
/** Between a thing and the sum that a sentence gives for it. */
const shortGap = /^[^.,;:]{1,30}$/u
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

/** `We’re`, and a space. */
const behindSomebody = String.raw`(?:['’]\p{L}+)?\s`

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
  const { phrases } = index.rules
  let heading = ''
  let isFirst = true
  for (const sentence of index.sentences) {
    if (sentence.kind === 'heading' || sentence.heading === heading) continue
    heading = sentence.heading
    const topic = heading.replace(/^[\d.§)ºª°\s]+/u, '').replace(/[.\s]+$/u, '')
    const isTitle = isFirst
    isFirst = false
    if (isTitle || phrases.greetsSomebody.test(topic)) continue
    if (isNeverAsked(topic, index.rules) || !isLabel(topic, index)) continue
    const isSentence = followedBy(phrases.opensWithSomebody, behindSomebody).test(topic)
    if (isSentence || signs(topic, index.content)) continue
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
  const { phrases } = index.rules
  if (!isLabel(named, index) || isNeverAsked(named, index.rules)) return undefined
  if (phrases.barelyDate.test(named)) return undefined
  const isName =
    properName.test(named) &&
    index.words.language !== 'de' &&
    !phrases.happensThen.test(named) &&
    !phrases.sumOfLabel.test(named)
  if (isName || /^\p{L}{2,}ing /iu.test(named)) return undefined
  const isDone = phrases.namesWhatWasDone.test(named)
  if (phrases.reachesSomebody.test(named)) return index.words.askAbout.plain?.whom
  const isPerson = phrases.namesPerson.test(named)
  const sought = isDone ? 'stated' : soughtBy(value, isPerson ? 'party' : kind, index)
  const { language } = index.words
  // `Auskunft erteilt`: only in English a label is told to be a person's.
  if (sought === 'person' && language !== 'en' && !index.lexicon.isUnspaced) return undefined
  if (sought === 'date' && phrases.namesDate.test(named)) return undefined
  const question = ask(sought, named, index)
  const { before, after } = statedFrame(index)
  const isBare = question.startsWith(before) && question.endsWith(after)
  const isNatural = index.lexicon.isUnspaced && !isIdentifier(value)
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
  if (!isLabel(label, index) || isNeverAsked(label, index.rules)) return undefined
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
function isLabel(label: string, { stemmer, lexicon, rules }: SentenceIndex): boolean {
  if (label.length < 2 || label.length > longestLabel) return false
  if (/[\d.?!(),;:|&/，、；。]/u.test(label) || !/\p{Ll}|\p{Lo}/u.test(label)) return false
  if (/\s[–—-]\s/u.test(label) || rules.phrases.verbOfSentence.test(label)) return false
  if (lexicon.isUnspaced) return true
  const words = label.toLowerCase().split(/\s+/u)
  if (words.length > mostWords) return false
  const isFunction = (word: string): boolean => stemmer.isStopWord(word)
  if (isFunction(words[0] ?? '') || isFunction(words.at(-1) ?? '')) return false
  return words.every((word) => rules.phrases.linksWords.test(word) || !isFunction(word))
}

function ask(asked: Sought, thing: string, { words, rules }: SentenceIndex): string {
  const patterns = words.askAbout
  const { phrases } = rules
  const { plain } = patterns
  const isOdd =
    (asked === 'period' && !phrases.lastsSoLong.test(thing)) ||
    (asked === 'money' && plain !== undefined && !namesMoney(thing, rules)) ||
    (asked === 'person' && plain !== undefined && !phrases.namesPerson.test(thing)) ||
    (asked === 'date' && plain !== undefined && !phrases.happensThen.test(thing))
  const kind = isOdd ? 'stated' : asked
  const pattern = patterns[kind]
  const told = plain === undefined ? undefined : askPlainly(kind, thing, plain, rules)
  if (told !== undefined) return told
  const article = kind === 'money' ? articleOf(thing, patterns.articles) : undefined
  if (article !== undefined)
    return (patterns.moneyWithArticle ?? patterns.money).replace('{}', () => `${article} ${thing}`)
  if (plain === undefined) return pattern.replace('{}', () => thing)
  if (kind === 'about') return pattern.replace('{}', () => inProse(thing))
  if (!pattern.includes('the {}')) return pattern.replace('{}', () => thing)
  if (/\s\p{Lu}/u.test(thing)) return patterns.stated.replace('{}', () => thing)
  const named = inProse(thing)
  if (/\bdate\b/u.test(named))
    return plain.whatIs.replace('{}', () => named.replace(/^date of (?=\p{Ll}+$)/u, '$&the '))
  const isMany = /[^s]s$/u.test(named.replace(/ (?:of|for) .*$/u, ''))
  if (isMany && kind === 'date') return patterns.stated.replace('{}', () => thing)
  return pattern.replace(isMany ? 'is the {}' : '{}', () => (isMany ? `are the ${named}` : named))
}

/** In English, which asks for some labels by what they are: `What is the policy number?`, `When is the rent due?` */
function askPlainly(
  kind: Sought,
  thing: string,
  plain: PlainQuestions,
  rules: Language,
): string | undefined {
  const { namesLength, shareOrSum, liesBetweenDays } = rules.phrases
  const awaited = kind === 'date' ? /^(.+) due$/u.exec(thing)?.[1] : undefined
  if (awaited !== undefined) {
    const asked = /[^s]s$/u.test(awaited) ? plain.whenAreDue : plain.whenIsDue
    return asked.replace('{}', () => inProse(awaited))
  }
  if (kind === 'period' && followedBy(namesLength, '$', '^').test(thing)) return plain.howLong
  const isShare = shareOrSum.test(thing) && !/\s\p{Lu}/u.test(thing)
  const isNamed =
    (kind === 'period' && atEnd(namesLength).test(thing)) ||
    (kind === 'stated' && (isOneThing(thing, rules) || isShare)) ||
    (kind === 'date' && liesBetweenDays.test(thing))
  return isNamed ? plain.whatIs.replace('{}', () => inProse(thing)) : undefined
}

/** The article of a noun, told by how it ends: `der Gesamtbetrag`. */
function articleOf(noun: string, articles: AskAbout['articles'] = []): string | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(noun)) return undefined
  return articles.find(([ending]) => ending.test(noun))?.[1]
}

/** Whether a label is the name of one thing, in small letters but the first. */
function isOneThing(label: string, { phrases }: Language): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u.test(label) && phrases.namesOneThing.test(label)
}

/** Whether a label names a sum itself: `Older owners on low income` does not. */
function namesMoney(label: string, { phrases }: Language): boolean {
  const rest = label.search(followedBy(phrases.restOfLabel, '', ' '))
  const head = rest < 0 ? label : label.slice(0, rest)
  return (
    !phrases.opensPartOfSum.test(label) && phrases.sumOfLabel.test(head.split(' ').at(-1) ?? head)
  )
}

/** A heading or label as it is inside a sentence: names and abbreviations keep their capitals. */
function inProse(name: string): string {
  const isPlain = /^\p{Lu}\p{Ll}*(?:[\s'’-]+\p{Ll}+)*$/u.test(name)
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+')
}
