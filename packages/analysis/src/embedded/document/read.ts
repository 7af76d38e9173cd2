import type { ProgressEvent } from '@precis/domain'
import { detectLanguage } from '../../text/language.ts'
import type { LanguageCode } from '../../text/language-codes.ts'
import { createStemmer, type Stemmer } from '../../text/words/tokens.ts'
import { findClauses } from '../clauses/find-clauses.ts'
import { findDate } from '../exports/dates/export-dates.ts'
import { worstGrades } from '../findings/dangers/graded/graded.ts'
import { byOrder, findingsOf } from '../findings/find.ts'
import { tellsVerdict } from '../findings/outcomes/decided.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import { type Language, languageOf } from '../languages/load-language.ts'
import { centroidScores } from '../ranking/centroid.ts'
import { featuresOf } from '../ranking/features.ts'
import { lexRank } from '../ranking/lexrank.ts'
import { smallTalkOf } from '../ranking/small-talk.ts'
import { findTitleLine } from '../titles/title.ts'
import { yieldToMain } from '../yield-to-main.ts'
import type { Candidate } from './candidate.ts'
import { findKind, kindOfMail, type TypeFinding } from './kinds/find-kind.ts'
import { markAbstract } from './opening-abstract.ts'
import { createParser, type Sentence } from './parse.ts'
import { splitParts } from './split-parts.ts'
import { paymentsToReader } from './wording/payments-to-reader.ts'

export interface Reading {
  readonly content: string
  readonly language: LanguageCode
  /** What is known of the document's own language. */
  readonly rules: Language
  readonly stemmer: Stemmer
  readonly type: TypeFinding
  readonly title: string
  /** Every sentence worth showing of a short document; the most telling ones of each part of a long one. */
  readonly candidates: readonly Candidate[]
  readonly headings: readonly Sentence[]
  /** What its lines, rows and sentences state; of a long document the most telling ones of each part. */
  readonly findings: readonly WeighedUnit[]
  readonly sentences: number
  readonly words: number
  readonly parts: number
}

export interface ReadOptions {
  /** Whether it is one of several e-mails of a thread. */
  readonly isMail?: boolean
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
}

const rankedLimit = 500
const keptOfPart = 160
const headingLimit = 400
const formulaCount = 3

/** Reads a whole document part by part, in time linear in its length. */
export async function readDocument(content: string, options: ReadOptions): Promise<Reading> {
  const language = detectLanguage(content)
  const stemmer = createStemmer(language)
  const rules = await languageOf(content)
  const title = findTitleLine(content, rules) ?? ''
  const type = options.isMail === true ? kindOfMail(rules) : findKind(content, title, rules)
  const titleStems = new Set(stemmer.contentStems(title))
  const parser = createParser(stemmer, rules)
  const idle = type.genre === 'meeting' ? smallTalkOf(rules, stemmer) : new Set<string>()
  const withoutSmallTalk = (sentence: Sentence): Sentence =>
    idle.size === 0
      ? sentence
      : { ...sentence, stems: sentence.stems.filter((stem) => !idle.has(stem)) }
  const parts = splitParts(content)
  const candidates: Candidate[] = []
  const headings: Sentence[] = []
  const findings: WeighedUnit[] = []
  const weighing = {
    language: rules,
    length: content.length,
    kind: type.id,
    isTalk: type.id === 'transcript',
    isRuling: type.id === 'judgment',
    owed: paymentsToReader(type.id, rules),
    grades: worstGrades(content, rules),
  }
  let rank = 0
  let sentences = 0
  let words = 0
  for (const [index, part] of parts.entries()) {
    options.onProgress?.({ stage: 'reading', part: index + 1, parts: parts.length })
    await yieldToMain(options.signal)
    const read = markAbstract(parser.read(content, part), index === 0, rules).map(withoutSmallTalk)
    for (const sentence of read) {
      if (sentence.kind === 'heading' && headings.length < headingLimit) headings.push(sentence)
      sentences += 1
      words += sentence.words
    }
    const isRepeated = repetition(read, content, rules)
    const prose = read.filter(
      (sentence) =>
        sentence.kind === 'prose' &&
        sentence.stems.length > 0 &&
        !isRepeated(sentence) &&
        !(index === 0 && isTitleLine(sentence, title)),
    )
    const usable = prose.length > 0 ? prose : read.filter(({ stems }) => stems.length > 0)
    const found = rankPart(usable, {
      content,
      titleStems,
      firstRank: rank,
      isLastPart: index === parts.length - 1,
      isContract: type.genre === 'contract',
      rules,
    })
    rank += usable.length
    const rows = prose.length > 0 ? read.filter(isReadableRow) : []
    const all = [...found, ...unranked(rows, content, type.genre === 'contract', rules)]
    const told = findingsOf(content, read, weighing, byOrder(found), parts.length === 1)
    for (const finding of told) findings.push(finding)
    for (const candidate of parts.length === 1 ? all : mostTelling(all, rules))
      candidates.push(candidate)
  }
  return {
    content,
    language,
    rules,
    stemmer,
    type,
    title,
    candidates,
    headings,
    findings,
    sentences,
    words,
    parts: parts.length,
  }
}

/** A sentence that recurs in the same words is a formula, whatever it says; so is a label in front of what a line tells. */
function repetition(
  sentences: readonly Sentence[],
  content: string,
  rules: Language,
): (sentence: Sentence) => boolean {
  const counts = new Map<string, number>()
  for (const { text } of sentences) counts.set(text, (counts.get(text) ?? 0) + 1)
  return (sentence) => {
    const count = counts.get(sentence.text) ?? 0
    return count >= formulaCount || (count > 1 && isRunIn(sentence, content, rules))
  }
}

const wordsOfRunIn = 4

/** `Why it matters.` at the beginning of a line that goes on. */
function isRunIn({ start, end, text, words }: Sentence, content: string, rules: Language): boolean {
  const isShort = words > 1 && words <= wordsOfRunIn && text.endsWith('.')
  const opensLine = start === 0 || content[start - 1] === '\n'
  return (
    isShort &&
    opensLine &&
    /^ +\p{L}/u.test(content.slice(end, end + 4)) &&
    !tellsVerdict(text, rules)
  )
}

function isTitleLine({ text }: Sentence, title: string): boolean {
  return text === title && !/[.!?。！？؟]["'”’)]*$/u.test(text)
}

function isReadableRow({ kind, words, stems }: Sentence): boolean {
  return kind === 'row' && words <= 40 && stems.length > 0
}

function unranked(
  sentences: readonly Sentence[],
  content: string,
  isContract: boolean,
  rules: Language,
): Candidate[] {
  const clauses = findClauses(sentences, isContract, rules)
  return sentences.map((sentence, i) => ({
    sentence,
    features: featuresOf(
      sentence,
      {
        isFirst: false,
        rank: sentence.order,
        isLast: false,
        position: sentence.start / Math.max(1, content.length),
        lexrank: 0,
        centroid: 0,
        titleOverlap: 0,
        followsPropose: false,
        isInProposingBlock: false,
      },
      rules,
    ),
    clauses: clauses[i] ?? [],
  }))
}

interface PartContext {
  readonly content: string
  readonly titleStems: ReadonlySet<string>
  readonly firstRank: number
  readonly isLastPart: boolean
  readonly isContract: boolean
  readonly rules: Language
}

function rankPart(sentences: readonly Sentence[], context: PartContext): Candidate[] {
  const stems = sentences.map((sentence) => sentence.stems)
  const centroid = centroidScores(stems)
  const ranked = boundedRanks(stems, centroid)
  const proposing = sentences.map(({ text }) => context.rules.phrases.saysWhatItDoes.test(text))
  const proposingBlocks = new Set(
    sentences.flatMap(({ block }, i) => (proposing[i] === true ? [block] : [])),
  )
  const clauses = findClauses(sentences, context.isContract, context.rules)
  return sentences.map((sentence, i) => {
    const overlap = sentence.stems.filter((stem) => context.titleStems.has(stem))
    return {
      sentence,
      features: featuresOf(
        sentence,
        {
          isFirst: context.firstRank + i === 0,
          rank: context.firstRank + i,
          isLast: context.isLastPart && i === sentences.length - 1,
          position: sentence.start / Math.max(1, context.content.length),
          lexrank: ranked[i] ?? 0,
          centroid: centroid[i] ?? 0,
          titleOverlap: new Set(overlap).size / Math.max(1, context.titleStems.size),
          followsPropose: proposing[i - 1] === true && sentences[i - 1]?.block === sentence.block,
          isInProposingBlock: proposingBlocks.has(sentence.block),
        },
        context.rules,
      ),
      clauses: clauses[i] ?? [],
    }
  })
}

/** LexRank over the sentences nearest the centroid, so that its quadratic step stays bounded. */
function boundedRanks(
  stems: readonly (readonly string[])[],
  centroid: readonly number[],
): number[] {
  if (stems.length <= rankedLimit) return lexRank(stems)
  const chosen = centroid
    .map((score, at) => ({ score, at }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, rankedLimit)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const scores = lexRank(chosen.map((at) => stems[at] ?? []))
  const all = new Array<number>(stems.length).fill(0)
  chosen.forEach((at, i) => {
    all[at] = scores[i] ?? 0
  })
  return all
}

function mostTelling(candidates: readonly Candidate[], { phrases }: Language): Candidate[] {
  const worth = ({ sentence, features, clauses }: Candidate): number =>
    features.lexrank +
    features.centroid +
    features.propose +
    features.conclude +
    features.recommend * 1.5 +
    features.decide +
    (clauses.length > 0 ? 1.5 : 0) +
    (phrases.tellsRisk.test(sentence.text) ? 0.7 : 0) +
    (features.money > 0 || findDate(sentence.text) !== undefined ? 0.7 : 0) +
    features.early * 3
  return candidates
    .map((candidate) => ({ candidate, value: worth(candidate) }))
    .sort((a, b) => b.value - a.value || a.candidate.sentence.order - b.candidate.sentence.order)
    .slice(0, keptOfPart)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.sentence.order - b.sentence.order)
}
