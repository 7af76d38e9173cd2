import type { ProgressEvent } from '@precis/domain'
import { detectLanguage } from '../../text/language.ts'
import type { LanguageCode } from '../../text/language-codes.ts'
import { createStemmer, type Stemmer } from '../../text/words/tokens.ts'
import { worstGrades } from '../findings/dangers/graded/graded.ts'
import { byOrder, findingsOf } from '../findings/find.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import { type Language, languageOf } from '../languages/load-language.ts'
import { smallTalkOf } from '../ranking/small-talk.ts'
import { findTitleLine } from '../titles/title.ts'
import { yieldToMain } from '../yield-to-main.ts'
import type { Candidate } from './candidate.ts'
import { formulasAmong } from './formulas.ts'
import { findKind, kindOfMail, type TypeFinding } from './kinds/find-kind.ts'
import { markAbstract } from './opening-abstract.ts'
import { createParser, type Sentence } from './parse.ts'
import { mostTelling, rankPart, unranked } from './rank-part.ts'
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

const headingLimit = 400

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
    const prose = proseOf(read, content, index === 0 ? title : undefined, rules)
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

/** The sentences of a part that may be told: no formulas, and not the title again. */
function proseOf(
  read: readonly Sentence[],
  content: string,
  title: string | undefined,
  rules: Language,
): Sentence[] {
  const isFormula = formulasAmong(read, content, rules)
  return read.filter(
    (sentence) =>
      sentence.kind === 'prose' &&
      sentence.stems.length > 0 &&
      !isFormula(sentence) &&
      !(title !== undefined && isTitleLine(sentence, title)),
  )
}

function isTitleLine({ text }: Sentence, title: string): boolean {
  return text === title && !/[.!?。！？؟]["'”’)]*$/u.test(text)
}

function isReadableRow({ kind, words, stems }: Sentence): boolean {
  return kind === 'row' && words <= 40 && stems.length > 0
}
