import { splitWords } from '../../../text/words/tokens.ts'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import type { AnswerType } from '../../languages/asking.ts'
import { everydayTypes } from '../../languages/everyday-types.ts'
import type { Words } from '../../languages/load-words.ts'

/** An everyday question that was asked, and what a passage says that answers it. */
export interface Everyday {
  /** Whether it accounts for a word of the question. */
  covers(stem: string): boolean
  /** Whether a passage says what answers such a question. `line` is as `lineOf` makes it. */
  says(line: string): boolean
}

/** Each group of words has to occur; any of several lists of groups will do. */
type Groups = readonly (readonly RegExp[])[]

interface Patterns {
  readonly ask: Groups
  readonly say: Groups
}

const leastPart = 5
const known = new WeakMap<Words, ReadonlyMap<string, Patterns>>()

/** The words of a passage as everyday questions look at it; in scripts without spaces the text itself is. */
export function lineOf(stems: readonly string[]): string {
  return ` ${stems.join(' ')} `
}

/**
 * The everyday question that is asked, of several the one that accounts for most of its words. The question is read in the language `asked`,
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
  const said = patternsOf(of)
  let best: { id: string; covers: ReadonlySet<string> } | undefined
  for (const [id, { ask }] of patternsOf(asked)) {
    const types = everydayTypes[id] ?? []
    if (types.length > 0 && !types.includes(type === 'time' ? 'date' : type)) continue
    for (const groups of ask) {
      if (!holdsAll(groups, line)) continue
      const covers = coveredBy(groups, line)
      if (best === undefined || covers.size > best.covers.size) best = { id, covers }
    }
  }
  const say = best === undefined ? undefined : said.get(best.id)?.say
  if (best === undefined || say === undefined) return undefined
  const { covers } = best
  return {
    covers: (stem) => stem.split(' ').every((part) => covers.has(part)),
    says: (passage) => say.some((groups) => holdsAll(groups, passage)),
  }
}

function holdsAll(groups: readonly RegExp[], line: string): boolean {
  return groups.every((group) => line.search(group) >= 0)
}

function coveredBy(groups: readonly RegExp[], line: string): Set<string> {
  return new Set(
    groups.flatMap((group) => [...line.matchAll(group)].flatMap(([words]) => words.split(' '))),
  )
}

function patternsOf(words: Words): ReadonlyMap<string, Patterns> {
  const patterns = known.get(words) ?? readPatterns(words)
  known.set(words, patterns)
  return patterns
}

function readPatterns(words: Words): ReadonlyMap<string, Patterns> {
  const lines = words.everyday.matchAll(/^([a-z_]+): (.*) > (.*)$/gmu)
  return new Map(
    [...lines].map(([, id = '', ask = '', say = '']): [string, Patterns] => [
      id,
      { ask: readGroups(ask, words), say: readGroups(say, words) },
    ]),
  )
}

function readGroups(source: string, words: Words): Groups {
  return source
    .split(' | ')
    .map((list) => list.split(' / ').map((group) => patternOf(group, words)))
}

function patternOf(group: string, words: Words): RegExp {
  const joins = words.language === 'de' || words.language === 'nl'
  const alternatives = group
    .trim()
    .split(/\s+/u)
    .map((member) => {
      if (member === '#') return '(?<= )[\\d.,]+'
      const text = member.replace(/_/gu, ' ')
      if (isUnspaced(words)) return literal(text)
      const stems = stemsIn(text, words).join(' ')
      return joins && stems.length >= leastPart ? literal(stems) : `(?<= )${literal(stems)}`
    })
  const end = isUnspaced(words) ? '' : '(?= )'
  return new RegExp(`(?:${alternatives.join('|')})${end}`, 'gu')
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
