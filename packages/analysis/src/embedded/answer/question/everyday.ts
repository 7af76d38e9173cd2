import { splitWords } from '../../../text/words/tokens.ts'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import type { AnswerType } from '../../languages/asking.ts'
import { everydayTypes } from '../../languages/everyday-types.ts'
import type { Words } from '../../languages/load-words.ts'

/** An everyday question that was asked, and what a passage says that answers it. */
export interface Everyday {
  readonly id: string
  /** Whether it accounts for a word of the question. */
  covers(stem: string): boolean
  /** Whether a passage says what answers such a question. `line` is as `lineOf` makes it. */
  says(line: string): boolean
  /** Whether a passage tells of something else, as a payment that was made already. */
  denies(line: string): boolean
}

/** Each group of words has to occur; any of several lists of groups will do. */
type Groups = readonly (readonly Member[])[]

/** Words that stand together, as a line holds them. */
interface Member {
  readonly text: string
  /** Set where one of them is any number. */
  readonly pattern: RegExp | undefined
}

interface Said {
  readonly answers: readonly Groups[]
  readonly except: readonly Groups[]
}

interface Entry {
  readonly ask: readonly Groups[]
  readonly say: () => Said
}

const leastPart = 5
const known = new WeakMap<Words, ReadonlyMap<string, Entry>>()

/** The words of a passage as everyday questions look at it; in scripts without spaces the text itself is. */
export function lineOf(stems: readonly string[]): string {
  return ` ${stems.join(' ')} `
}

/**
 * The everyday question that is asked, of several the one that accounts for most of its telling words. The question is read in the language `asked`,
 * the document in its own.
 */
export function findEveryday(
  text: string,
  type: AnswerType,
  asked: Words,
  of: Words,
): Everyday | undefined {
  const line = isUnspaced(asked)
    ? text.normalize('NFKC').toLowerCase()
    : lineOf(stemsIn(text, asked))
  const isPlain = plainIn(asked)
  let best: { id: string; covers: ReadonlySet<string>; telling: number } | undefined
  for (const [id, { ask }] of entriesOf(asked)) {
    const types = everydayTypes[id] ?? []
    if (types.length > 0 && !types.includes(type === 'time' ? 'date' : type)) continue
    const held = ask.filter((groups) => holdsAll(groups, line))
    if (held.length === 0) continue
    const covers = new Set(held.flatMap((groups) => [...coveredBy(groups, line)]))
    const telling = [...covers].filter((stem) => !isPlain(stem)).length
    const more = telling - (best?.telling ?? -1) || covers.size - (best?.covers.size ?? 0)
    if (more > 0) best = { id, covers, telling }
  }
  const say = best === undefined ? undefined : entriesOf(of).get(best.id)?.say()
  if (best === undefined || say === undefined) return undefined
  const { id, covers } = best
  const letters = new Set([...covers].join(''))
  return {
    id,
    covers: isUnspaced(asked)
      ? (stem) => [...stem].every((letter) => letters.has(letter))
      : (stem) => {
          const parts = stem.split(' ')
          return (
            parts.some((part) => covers.has(part)) &&
            parts.every((part) => covers.has(part) || isPlain(part))
          )
        },
    says: (passage) => holdsAny(say.answers, passage) && !holdsAny(say.except, passage),
    denies: (passage) => holdsAny(say.except, passage),
  }
}

function holdsAny(alternatives: readonly Groups[], line: string): boolean {
  return alternatives.some((groups) => holdsAll(groups, line))
}

function holdsAll(groups: Groups, line: string): boolean {
  return groups.every((group) => group.some((member) => isIn(line, member)))
}

function isIn(line: string, { text, pattern }: Member): boolean {
  return pattern === undefined ? line.includes(text) : pattern.test(line)
}

function coveredBy(groups: Groups, line: string): Set<string> {
  const held = groups.flatMap((group) => group.filter((member) => isIn(line, member)))
  return new Set(held.flatMap(({ text }) => text.trim().split(' ')))
}

function entriesOf(words: Words): ReadonlyMap<string, Entry> {
  const entries = known.get(words) ?? readEntries(words)
  known.set(words, entries)
  return entries
}

function readEntries(words: Words): ReadonlyMap<string, Entry> {
  const read = memberReader(words)
  const lines = words.everyday.matchAll(/^([a-z_]+): (.*) > (.*)$/gmu)
  return new Map(
    [...lines].map(([, id = '', ask = '', say = '']): [string, Entry] => {
      let said: Said | undefined
      const readSaid = (): Said => {
        const [answers = '', except] = say.split(' ~ ')
        said ??= {
          answers: readGroups(answers, read),
          except: except === undefined ? [] : readGroups(except, read),
        }
        return said
      }
      return [id, { ask: readGroups(ask, read), say: readSaid }]
    }),
  )
}

function readGroups(source: string, read: (member: string) => Member): Groups[] {
  return source
    .split(' | ')
    .map((list) => list.split(' / ').map((group) => group.trim().split(/\s+/u).map(read)))
}

function memberReader(words: Words): (member: string) => Member {
  const { stem } = createAskStemmer(words)
  const joins = words.language === 'de' || words.language === 'nl'
  return (member) => {
    const spoken = member.replace(/_/gu, ' ')
    if (isUnspaced(words)) return { text: spoken, pattern: undefined }
    const stems = spoken
      .split(' ')
      .flatMap((part) => (part === '#' ? part : splitWords(part).map(stem)))
      .join(' ')
    // The end of a longer word counts where words are joined.
    const text = joins && stems.length >= leastPart ? `${stems} ` : ` ${stems} `
    if (!stems.includes('#')) return { text, pattern: undefined }
    return { text, pattern: new RegExp(literal(text).replace('#', '[\\d.,]+'), 'u') }
  }
}

const plainStems = new WeakMap<Words, ReadonlySet<string>>()

/** Tells stems that only ask or join: `how`, `do`, `my`. */
function plainIn(words: Words): (stem: string) => boolean {
  const { stem, isStopWord } = createAskStemmer(words)
  const known = plainStems.get(words)
  const plain = known ?? new Set(words.asking.askingWords.split(/\s+/u).map((word) => stem(word)))
  if (known === undefined) plainStems.set(words, plain)
  return (of) => plain.has(of) || isStopWord(of)
}

function stemsIn(text: string, words: Words): string[] {
  const stemmer = createAskStemmer(words)
  return splitWords(text).map((word) => stemmer.stem(word))
}

function isUnspaced({ language }: Words): boolean {
  return language === 'ja' || language === 'zh'
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
