import { contentsSpans } from '../../text/contents-list.ts'
import { layoutRows, rowAt, type Spot } from '../../text/layout-rows.ts'
import {
  isDashedRow,
  isFigureRow,
  isGapRow,
  isLabelRow,
  isRowOfCells,
  isSmallFigureRow,
  isTableRow,
  looksLikeHeading,
} from '../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import { type Span, splitBlocks, splitSentences } from '../../text/sentences.ts'
import type { Stemmer } from '../../text/words/tokens.ts'
import type { Language } from '../languages/load-language.ts'
import {
  fewestDashed,
  fewestRows,
  isOverFigures,
  kindOf,
  repeatedLines,
  runsOf,
  type SentenceKind,
} from './line-kinds.ts'
import { type SectionKind, sectionKindOf } from './section-kind.ts'
import { looksLikeTranscript, speaker } from './transcript.ts'
import { codeBlocks, isCaption, isCode } from './wording/code.ts'
import { isFarewell } from './wording/noise.ts'

export interface Sentence extends Span {
  /** Counts all sentences of the document. */
  readonly order: number
  /** Counts its paragraphs. */
  readonly block: number
  readonly isFirstOfBlock: boolean
  readonly kind: SentenceKind
  readonly section: SectionKind
  readonly heading: string
  /** How many characters before `start` name the speaker of a transcript. */
  readonly speaker: number
  /** The sentence with its white space flattened. */
  readonly text: string
  readonly words: number
  /** Of a row that spaces part, in a table where cells go on below themselves. */
  readonly cells: readonly Spot[] | undefined
  readonly stems: readonly string[]
}

export interface Parser {
  /** Sentences of the next part of the document; sections and counts carry on from the part before. */
  read(content: string, part: Span): Sentence[]
}

const bullet =
  /^(?:\d{1,2}\s[–—]\s+(?=\p{Lu}\p{L})|(?:\d{1,3}[.)]?\s+)?\|\s+|(?:[-–—*•●▪◦‣·∙○■□➢✓›▸►✔✗✘☒☐☑]\s+)?\[\d{1,3}\]\s+(?=["“«]?\p{Lu})|(?:[-–—*•●▪◦‣·∙○■□➢✓›▸►✔✗✘☒☐☑]|>>|=>|[→➔➜»](?=\s+\p{Lu}))\s+|#{1,6}\s+|(?!M\.\s|D\.\s\p{Lu}\p{Ll}+\s\p{Lu})\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5}|[IVX]{2,5})[.)]\s+(?=["“]?\p{L})|\(?\d{1,2}[.)]\s+(?=\p{Sc}?\p{N}[\p{N}.,]{0,12}\s?[%\p{Sc}])|\d{1,2} {2,}(?=["“]?\p{Lu}\p{Ll}*\s)(?!.* {3})|\(?\p{Script=Cyrillic}\)\s+(?=["«]?\p{L})|[\p{Script=Arabic}][.)]\s+(?=\p{L})|\d{1,3}(?:\.\d{1,3}){1,4}\.?\s+(?=["“]?\p{L})(?!\p{L}{1,3}\s\d{1,2}\.\d)|(?:[（(][\p{Nd}一二三四五六七八九十]{1,3}[）)]|\p{Nd}{1,2}[．、]|[一二三四五六七八九十]{1,3}、|[①-⑳])\s*(?=[\p{L}【「『“]|\p{Nd}{1,4}\p{Script=Han})|[ア-コ][ 　](?=[\p{L}「『])|・\s*(?=[\p{L}\p{N}「『]))+/u
/** `K. Amsel` in front of a cell is no item of a list. */
const initial = /^\p{Lu}\.\s\p{Lu}/u
/** `3.1    Paint the fence      Orme      3 May`: the number is a cell too. */
const numberCell = /^\p{N}{1,3}(?:[./-]\p{N}{1,3}){0,3}[.)]? {3,}\S+(?: {1,2}\S+)* {3,}\S[^\n]*$/u
/** A sentence, at the beginning of a paragraph; its lines may be wrapped. */
const opensProse = /^[^|]{25,600}?[.!?。！？]/u
/** Name, role and organization of who signs. */
const blocksOfSignature = 3

export function createParser(stemmer: Stemmer, language: Language): Parser {
  const { ordinalName } = language.phrases
  let order = 0
  let block = 0
  let section: SectionKind = 'none'
  let heading = ''
  /** The paragraph that takes leave of who reads a letter. */
  let signed = 0
  /** Of the paragraph it is in alone. */
  let runIn: string | undefined
  return {
    read(content, part) {
      const text = content.slice(part.start, part.end)
      const isTranscript = looksLikeTranscript(text)
      const repeated = repeatedLines(text)
      const sentences: Sentence[] = []
      const layout = layoutRows(text)
      const blocks = splitBlocks(text, layout)
      const blockStarts = new Set(blocks.map(({ start }) => start))
      const headings = headingStarts(text, blocks, language)
      const rows = runsOf(text, blocks, isLabelRow, fewestRows)
      const dashed = runsOf(text, blocks, isDashedRow, fewestDashed)
      const figures = runsOf(text, blocks, isSmallFigureRow, fewestRows)
      const isInBlock = within(codeBlocks(text))
      const spans = outside(contentsSpans(text), splitSentences(text, layout))
      for (const [at, span] of spans.entries()) {
        const isFirstOfBlock = blockStarts.has(span.start)
        if (isFirstOfBlock) block += 1
        const raw = text.slice(span.start, span.end)
        const cells = rowAt(text, layout, span.start)?.cells
        const next = spans[at + 1]
        const opensBlock =
          isFirstOfBlock && signed === 0 && next !== undefined && !blockStarts.has(next.start)
        if (isFirstOfBlock)
          runIn = opensBlock && !isTranscript ? runInHeading(raw, language) : undefined
        if (opensBlock && runIn !== undefined && !ordinalName.test(runIn) && isStep(text, next))
          runIn = undefined
        const isSecondName = !isFirstOfBlock && runIn !== undefined && ordinalName.test(runIn)
        const second =
          isSecondName && isGoingOn(next, blockStarts) ? runInHeading(raw, language) : undefined
        if (second !== undefined) runIn = second
        const isNamed =
          initial.test(raw) &&
          (dashed.has(span.start) || isRowOfCells(raw) || isFigureRow(raw) || isGapRow(raw))
        const isWhole = isNamed || cells !== undefined || numberCell.test(raw)
        const opening = isTranscript ? speaker.exec(raw) : isWhole ? null : bullet.exec(raw)
        const marker = opening?.[0].length ?? 0
        const body = marker < raw.length ? raw.slice(marker) : raw
        const flat = flattenSpace(cells?.map(({ text }) => text).join(' ') ?? body)
        let kind: SentenceKind =
          headings.has(span.start) ||
          (isFirstOfBlock && runIn !== undefined) ||
          second !== undefined
            ? 'heading'
            : cells !== undefined ||
                rows.has(span.start) ||
                dashed.has(span.start) ||
                figures.has(span.start) ||
                isFigureRow(raw)
              ? 'row'
              : isOverFigures(text, span, next)
                ? 'row'
                : kindOf(raw, flat, repeated, isTranscript, language)
        if (isInBlock(span.start) || isCode(flat) || isCaption(flat, language)) kind = 'code'
        if (isFarewell(flat, language)) signed = block
        const isSigned = signed > 0 && block - signed <= blocksOfSignature
        if (kind === 'heading' && runIn === undefined) {
          section = isSigned ? 'none' : sectionKindOf(flattenSpace(raw), language)
          heading = isSigned ? '' : flat
        } else if (section === 'references' || section === 'contents') {
          if (section === 'contents' && flat.length > 160) section = 'none'
          else kind = 'noise'
        }
        sentences.push({
          start: part.start + span.end - body.length,
          end: part.start + span.end,
          order: order++,
          block,
          isFirstOfBlock,
          kind,
          section,
          heading: runIn ?? heading,
          speaker: isTranscript ? raw.length - body.length : 0,
          text: flat,
          words: roughWordCount(flat),
          cells,
          stems: kind === 'noise' ? [] : stemmer.contentStems(flat),
        })
      }
      return sentences
    },
  }
}

/** What begins in none of the lines of a table of contents, which says nothing that does not stand below. */
function outside(lines: readonly Span[], sentences: readonly Span[]): readonly Span[] {
  let at = 0
  return sentences.filter(({ start }) => {
    while ((lines[at]?.end ?? Number.POSITIVE_INFINITY) < start) at += 1
    return start < (lines[at]?.start ?? Number.POSITIVE_INFINITY)
  })
}

/** Whether a line opens as headings do that are clauses. */
export function opensAsClause(text: string, { phrases }: Language): boolean {
  return phrases.opensClause.test(text.replace(/^¿/u, ''))
}

/** Whether a heading is a clause, which says nothing by itself. */
export function isClauseHeading({ kind, text }: Sentence, language: Language): boolean {
  return kind === 'heading' && opensAsClause(text, language)
}

const clauseHeading = /^[¿]?\p{Lu}[^.!?:;|\d]{2,60}[?？]?$/u
const mostWordsOfClause = 9
const plainHeading = /^\p{Lu}[^.!?:;,|\d]{2,60}$/u
const mostHeadingWords = 7

/** Starts of blocks such as `3. Fees of the agent` and `Ending the agreement`: one short line over a paragraph, no item of a list. */
function headingStarts(
  text: string,
  blocks: readonly Span[],
  language: Language,
): ReadonlySet<number> {
  const lines = blocks.map(({ start, end }) => text.slice(start, end).trim())
  const isNumbered = (line = ''): boolean =>
    line.length < 80 &&
    /^\d/.test(line) &&
    !line.includes('\n') &&
    !isTableRow(line) &&
    looksLikeHeading(line)
  const isPlain = (line = ''): boolean => {
    if (line.includes('\n') || isTableRow(line) || isLabelRow(line)) return false
    if (opensAsClause(line, language))
      return clauseHeading.test(line) && roughWordCount(line) <= mostWordsOfClause
    return (
      plainHeading.test(line) &&
      !language.phrases.verb.test(line) &&
      roughWordCount(line) <= mostHeadingWords
    )
  }
  const found = blocks.filter((_, at) => {
    const next = lines[at + 1]
    if (next === undefined) return false
    if (isNumbered(lines[at])) return !isNumbered(next) && !isNextItem(lines[at - 1], lines[at])
    return isPlain(lines[at]) && !isPlain(next) && opensProse.test(next)
  })
  return new Set(found.map(({ start }) => start))
}

const numberAhead = /^(\d{1,3})\.?\s+\p{Lu}/u

/** Whether a short numbered sentence is the next item below another one: `3. The whole is no more than 90 euros.` */
function isNextItem(above = '', line = ''): boolean {
  const [, number] = numberAhead.exec(line) ?? []
  const [, before] = numberAhead.exec(above) ?? []
  return /[.;]$/u.test(line) && before !== undefined && Number(before) + 1 === Number(number)
}

const runInPattern =
  /^(?:\p{Lu}?\d{1,2}(?:\.\d{1,2})*\.?\s+)?(\p{Lu}[\p{L}’' -]{2,30})(?:\s\([\p{Lu}\d]{1,2}\))?\.$/u
const mostRunInWords = 3
const mostWordsOfStep = 3

/** `Sit down. One puff. Wait.` are steps, and the first is no name of the others. */
function isStep(text: string, { start, end }: Span): boolean {
  return roughWordCount(text.slice(start, end)) <= mostWordsOfStep
}

/** Whether places that are asked for in their order stand in one of some spans. */
function within(spans: readonly Span[]): (at: number) => boolean {
  let next = 0
  return (at) => {
    while (next < spans.length && (spans[next] as Span).end <= at) next += 1
    return next < spans.length && (spans[next] as Span).start <= at
  }
}

function isGoingOn(next: Span | undefined, blockStarts: ReadonlySet<number>): boolean {
  return next !== undefined && !blockStarts.has(next.start)
}

/** The name of a paragraph in its first line, as in `Holiday. You have 25 days a year.` */
function runInHeading(sentence: string, { phrases }: Language): string | undefined {
  const name = runInPattern.exec(sentence)?.[1]
  if (name === undefined || phrases.verb.test(name)) return undefined
  return roughWordCount(name) <= mostRunInWords ? name : undefined
}
