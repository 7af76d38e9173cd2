import { contentsSpans } from '../../text/contents-list.ts'
import { layoutRows, rowAt, type Spot } from '../../text/layout-rows.ts'
import {
  isDashedRow,
  isFigureRow,
  isGapRow,
  isLabelRow,
  isRowOfCells,
  isSmallFigureRow,
} from '../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import { type Span, splitBlocks, splitSentences } from '../../text/sentences.ts'
import type { Stemmer } from '../../text/words/tokens.ts'
import type { Language } from '../languages/load-language.ts'
import { headingStarts, opensAsClause } from './heading-starts.ts'
import {
  fewestDashed,
  fewestRows,
  isOverFigures,
  kindOf,
  repeatedLines,
  runsOf,
  type SentenceKind,
} from './line-kinds.ts'
import { createNameReader } from './paragraph-names.ts'
import type { SectionKind } from './section-kind.ts'
import { createSections } from './sections.ts'
import { looksLikeTranscript, speaker } from './transcript.ts'
import { codeBlocks, isCaption, isCode } from './wording/code.ts'

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

/** Reads the parts of a document in order. */
export function createParser(stemmer: Stemmer, language: Language): Parser {
  let order = 0
  let block = 0
  const nameOf = createNameReader(language)
  const sections = createSections(language)
  return {
    read(content, part) {
      const lines = linesOf(content.slice(part.start, part.end), language)
      return lines.spans.map((span, at) => {
        const isFirstOfBlock = lines.opensBlock(span)
        if (isFirstOfBlock) block += 1
        const raw = lines.said(span)
        const next = lines.spans[at + 1]
        const behind = next === undefined || lines.opensBlock(next) ? undefined : lines.said(next)
        const mayBeNamed = !lines.isTranscript && !sections.isSigned()
        const { name, isName } = nameOf(raw, { isFirstOfBlock, behind, mayBeNamed })
        const cells = lines.cellsAt(span)
        const marker = lines.markerOf(span, raw)
        const body = marker < raw.length ? raw.slice(marker) : raw
        const text = flattenSpace(cells?.map((cell) => cell.text).join(' ') ?? body)
        const own = lines.kindAt(span, next, text, isName)
        const { kind, section, heading } = sections.place({ kind: own, raw, text, block, name })
        return {
          start: part.start + span.end - body.length,
          end: part.start + span.end,
          order: order++,
          block,
          isFirstOfBlock,
          kind,
          section,
          heading,
          speaker: lines.isTranscript ? raw.length - body.length : 0,
          text,
          words: roughWordCount(text),
          cells,
          stems: kind === 'noise' ? [] : stemmer.contentStems(text),
        }
      })
    },
  }
}

/** The lines of one part, and what each of them is for itself. */
interface Lines {
  readonly isTranscript: boolean
  readonly spans: readonly Span[]
  said(span: Span): string
  opensBlock(span: Span): boolean
  cellsAt(span: Span): readonly Spot[] | undefined
  /** How many characters in front name a speaker or mark an item. */
  markerOf(span: Span, raw: string): number
  /** Asked for in the order of the spans. */
  kindAt(span: Span, next: Span | undefined, flat: string, isName: boolean): SentenceKind
}

function linesOf(text: string, language: Language): Lines {
  const isTranscript = looksLikeTranscript(text)
  const repeated = repeatedLines(text)
  const layout = layoutRows(text)
  const blocks = splitBlocks(text, layout)
  const blockStarts = new Set(blocks.map(({ start }) => start))
  const headings = headingStarts(text, blocks, language)
  const rows = runsOf(text, blocks, isLabelRow, fewestRows)
  const dashed = runsOf(text, blocks, isDashedRow, fewestDashed)
  const figures = runsOf(text, blocks, isSmallFigureRow, fewestRows)
  const isInCode = within(codeBlocks(text))
  const said = ({ start, end }: Span): string => text.slice(start, end)
  const cellsAt = ({ start }: Span): readonly Spot[] | undefined =>
    rowAt(text, layout, start)?.cells
  const isRow = (span: Span, next: Span | undefined): boolean =>
    cellsAt(span) !== undefined ||
    [rows, dashed, figures].some((starts) => starts.has(span.start)) ||
    isFigureRow(said(span)) ||
    isOverFigures(text, span, next)
  return {
    isTranscript,
    spans: outside(contentsSpans(text), splitSentences(text, layout)),
    said,
    opensBlock: ({ start }) => blockStarts.has(start),
    cellsAt,
    markerOf: (span, raw) => {
      const isNamed =
        initial.test(raw) &&
        (dashed.has(span.start) || isRowOfCells(raw) || isFigureRow(raw) || isGapRow(raw))
      const isWhole = isNamed || cellsAt(span) !== undefined || numberCell.test(raw)
      const opening = isTranscript ? speaker.exec(raw) : isWhole ? null : bullet.exec(raw)
      return opening?.[0].length ?? 0
    },
    kindAt: (span, next, flat, isName) => {
      if (isInCode(span.start) || isCode(flat) || isCaption(flat, language)) return 'code'
      if (headings.has(span.start) || isName) return 'heading'
      if (isRow(span, next)) return 'row'
      return kindOf(said(span), flat, repeated, isTranscript, language)
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

/** Whether places that are asked for in their order stand in one of some spans. */
function within(spans: readonly Span[]): (at: number) => boolean {
  let next = 0
  return (at) => {
    while (next < spans.length && (spans[next] as Span).end <= at) next += 1
    return next < spans.length && (spans[next] as Span).start <= at
  }
}

/** Whether a heading is a clause, which says nothing by itself. */
export function isClauseHeading({ kind, text }: Sentence, language: Language): boolean {
  return kind === 'heading' && opensAsClause(text, language)
}
