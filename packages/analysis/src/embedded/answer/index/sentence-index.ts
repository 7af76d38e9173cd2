import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Stemmer } from '../../../text/words/tokens.ts'
import type { ClauseKind } from '../../clauses/clause-kind.ts'
import { strengthOf } from '../../clauses/clause-kind.ts'
import { findKind } from '../../document/kinds/find-kind.ts'
import { createParser, type Sentence } from '../../document/parse.ts'
import { splitParts } from '../../document/split-parts.ts'
import { stackedValue } from '../../findings/rows/headed-values.ts'
import { ornamentsOf } from '../../findings/rows/label-lines.ts'
import { createRowReader } from '../../findings/rows/read-rows.ts'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import { type Language, languageOf } from '../../languages/load-language.ts'
import { loadWords, type Words } from '../../languages/load-words.ts'
import { findTitleLine } from '../../titles/title.ts'
import { yieldToMain } from '../../yield-to-main.ts'
import { type AnswerTypes, answerTypesOf } from '../answer-types.ts'
import { createLexicon, type Lexicon } from '../question/lexicon.ts'
import {
  type Context,
  cellsOf,
  createContextReader,
  labeledOf,
  mayBeAsked,
  overOf,
  valueLineOf,
} from './context.ts'
import { createSentenceBags, type SentenceBags } from './sentence-bags.ts'
import { withNumber, withPaired } from './table-lines.ts'

const saturation = 1.2
const lengthShare = 0.6
/** What a word counts that stands not in the sentence but over it. */
const contextShare = 0.4

export interface ClauseMatch {
  readonly at: number
  readonly strength: number
}

/** The sentences of one document, searchable by their stems. */
export interface SentenceIndex {
  readonly content: string
  readonly rules: Language
  readonly words: Words
  readonly stemmer: Stemmer
  readonly lexicon: Lexicon
  readonly types: AnswerTypes
  /** A contract in the wording of lawyers, whose kinds of clauses are known. */
  readonly isContract: boolean
  /** A long text of plain paragraphs, as in an encyclopaedia: there much is found by chance. */
  readonly isArticle: boolean
  readonly sentences: readonly Sentence[]
  /** What each sentence is under. */
  readonly contexts: readonly Context[]
  readonly bags: SentenceBags
  idf(stem: string): number
  has(stem: string): boolean
  /** Stems of all its words. */
  readonly vocabulary: ReadonlySet<string>
  /** BM25 of each sentence that holds a term, by its place. `terms` maps stems to weights. */
  search(terms: ReadonlyMap<string, number>): Map<number, number>
  /** Sentences of a kind of clause, surest first. Remembered after the first time. */
  clauses(kind: ClauseKind): readonly ClauseMatch[]
}

/** Indexes a document part by part; the signal is looked at in between. */
export async function indexSentences(
  content: string,
  signal: AbortSignal | undefined,
): Promise<SentenceIndex> {
  const rules = await languageOf(content)
  const words = await loadWords(rules.code)
  const stemmer = createAskStemmer(words)
  const parser = createParser(stemmer, rules)
  const { genre } = findKind(content, findTitleLine(content, rules) ?? '', rules)
  const sentences: Sentence[] = []
  const contexts: Context[] = []
  const readContext = createContextReader(content, rules)
  const stemsOver = rememberLast((text) => [...new Set(stemmer.contentStems(text))])
  const postings = new Map<string, number[]>()
  const holding = new Map<string, number>()
  let stems = 0
  for (const part of splitParts(content)) {
    await yieldToMain(signal)
    const read = withStacked(content, parser.read(content, part), stemmer, rules).flatMap((x) =>
      rowsOf(x, content, stemmer),
    )
    const lines = read
      .flatMap((x) => asAsked(x, content, stemmer, rules))
      .map((x) => withNumber(x, content, stemmer))
    const readRow = createRowReader(content, lines, rules)
    for (const [place, sentence] of lines.entries()) {
      const units = readRow(sentence, place) ?? []
      if (sentence.stems.length === 0) continue
      const at = sentences.length
      const context = withPaired(readContext(sentence), units)
      sentences.push(sentence)
      contexts.push(context)
      stems += sentence.stems.length
      const counts = countStems(sentence.stems)
      for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1)
      for (const stem of stemsOver(overOf(context))) {
        counts.set(stem, Math.max(counts.get(stem) ?? 0, contextShare))
      }
      for (const [stem, count] of counts) {
        const list = postings.get(stem)
        if (list === undefined) postings.set(stem, [at, count])
        else list.push(at, count)
      }
    }
  }
  const isContract = genre === 'contract' && isLegalWording(sentences, rules)
  const isArticle = !isContract && readsAsArticle(sentences)
  const average = stems / Math.max(1, sentences.length)
  const known = new Map<string, readonly ClauseMatch[]>()
  const lexicon = createLexicon(words, isArticle)
  const vocabulary = new Set(postings.keys())
  const idf = (stem: string): number => {
    const count = holding.get(stem) ?? 0
    return Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5))
  }
  return {
    content,
    rules,
    words,
    stemmer,
    lexicon,
    types: answerTypesOf(words),
    isContract,
    isArticle,
    sentences,
    contexts,
    bags: createSentenceBags(content, sentences, contexts, stemmer, { lexicon, words, rules }),
    idf,
    has: (stem) => postings.has(stem),
    vocabulary,
    search: (terms) => {
      const scores = new Map<number, number>()
      for (const [stem, weight] of terms) {
        const list = postings.get(stem)
        if (list === undefined) continue
        const rarity = idf(stem) * weight
        for (let i = 0; i < list.length; i += 2) {
          const at = list[i] ?? 0
          const count = list[i + 1] ?? 0
          const length = (sentences[at]?.stems.length ?? average) / average
          const part =
            (rarity * count * (saturation + 1)) /
            (count + saturation * (1 - lengthShare + lengthShare * length))
          scores.set(at, (scores.get(at) ?? 0) + part)
        }
      }
      return scores
    },
    clauses: (kind) => {
      const remembered = known.get(kind.id)
      if (remembered !== undefined) return remembered
      const found: ClauseMatch[] = []
      for (const [at, sentence] of sentences.entries()) {
        const isTitle = kind.isHeading === true && sentence.kind === 'heading'
        if (sentence.words < 4 && !isTitle) continue
        const strength = clauseStrength(kind, sentence, contexts[at]?.lead ?? '')
        if (strength >= 0.7) found.push({ at, strength })
      }
      found.sort((a, b) => b.strength - a.strength || a.at - b.at)
      known.set(kind.id, found)
      return found
    },
  }
}

const longestOpening = 160

/** How surely a sentence is a kind of clause, alone or as an item of the list that a line opens: `This contract may be ended:` above `by either party at any time`. */
function clauseStrength(kind: ClauseKind, { text, heading }: Sentence, lead: string): number {
  const own = strengthOf(kind, text, heading)
  if (own > 0 || !/[:：]$/u.test(lead)) return own
  const opening = lead.slice(-longestOpening)
  const together = strengthOf(kind, `${opening} ${text}`, heading)
  return together > strengthOf(kind, opening, heading) ? together : own
}

const articleSentences = 80
/** Speech is told from articles by its short sentences. */
const articleWords = 14
const bareShare = 0.05

const legalShare = 0.2

function isLegalWording(sentences: readonly Sentence[], { phrases }: Language): boolean {
  const legal = sentences.filter(({ text }) => phrases.lawyersWord.test(text)).length
  return legal >= sentences.length * legalShare
}

function readsAsArticle(sentences: readonly Sentence[]): boolean {
  if (sentences.length < articleSentences) return false
  const bare = sentences.filter((x) => x.kind !== 'prose' || labeledOf(x) !== undefined).length
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  return bare <= sentences.length * bareShare && words >= sentences.length * articleWords
}

/** Sentences with each label that stands over its value, and that value, as one line. */
function withStacked(
  content: string,
  sentences: readonly Sentence[],
  stemmer: Stemmer,
  language: Language,
): Sentence[] {
  const lines: Sentence[] = []
  let end = -1
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.start < end) continue
    const pair = stackedValue(content, sentences, at, language)
    if (pair === undefined) lines.push(sentence)
    else {
      const { text, words } = pair
      const stems = stemmer.contentStems(text)
      lines.push({ ...sentence, kind: 'row', end: pair.end, text, words, stems })
      end = pair.end
    }
  }
  return lines
}

/** Lines that are rows of a table, where they were read as one sentence of prose; one of them may be its heading. */
function rowsOf(sentence: Sentence, content: string, stemmer: Stemmer): Sentence[] {
  const raw = content.slice(sentence.start, sentence.end)
  if (!raw.includes('\n')) return [sentence]
  const lines = [...raw.matchAll(/\S[^\n]*/gu)]
  const rows = lines.filter(([line]) => cellsOf(line) !== undefined)
  if (rows.length === 0 || rows.length < lines.length - 1) return [sentence]
  return lines.map((line, i) => {
    const text = flattenSpace(line[0])
    const start = sentence.start + line.index
    return {
      ...sentence,
      start,
      end: start + line[0].trimEnd().length,
      isFirstOfBlock: sentence.isFirstOfBlock && i === 0,
      text,
      words: roughWordCount(text),
      stems: stemmer.contentStems(text),
    }
  })
}

/** Lines with a label are rows even where they look like headings, and so are lines too bare for a summary. */
function asAsked(
  sentence: Sentence,
  content: string,
  stemmer: Stemmer,
  rules: Language,
): Sentence[] {
  const isBare = sentence.kind === 'noise'
  if (isBare && !mayBeAsked(sentence.text, rules)) return []
  const raw = content.slice(sentence.start, sentence.end)
  const isLabeled = (labeledOf(sentence) ?? cellsOf(raw) ?? valueLineOf(sentence)) !== undefined
  if (!isBare && !(sentence.kind === 'heading' && isLabeled)) return [sentence]
  const { lead, tail } = ornamentsOf(raw)
  const text = flattenSpace(raw.slice(lead, raw.length - tail))
  return [
    {
      ...sentence,
      start: sentence.start + lead,
      end: sentence.end - tail,
      kind: 'row',
      text,
      words: roughWordCount(text),
      stems: stemmer.contentStems(text),
    },
  ]
}

function rememberLast<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}

function countStems(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
