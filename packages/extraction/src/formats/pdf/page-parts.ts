import { pageFallbacks } from '@precis/domain'
import type { Block, Part } from '../../document/compose/compose-document.ts'
import { wordBoxesOf } from '../../document/recognized-word-boxes.ts'
import { pageEndMark, rejoinBrokenWords } from './layout/paragraphs/broken-words.ts'
import { joinContinuations, type PagePiece } from './layout/paragraphs/continuations.ts'
import { joinLines, toParagraphs } from './layout/paragraphs/paragraphs.ts'
import { bodySize, headingLevels } from './layout/paragraphs/pdf-headings.ts'
import { countPages, dropRunningLines, type PageLines } from './layout/running/running-lines.ts'
import { rejoinTables } from './layout/tables/table-breaks.ts'
import type { PageReading } from './read-page.ts'

/** The texts of all pieces, broken words whole again; a piece that is continued and its rest are read as one. */
function wholeTexts(pieces: readonly PagePiece[]): string[] {
  const texts: string[][] = []
  for (const { text: read, isContinued } of pieces) {
    // Fonts without a right map give control characters, this one among them.
    const text = read.replaceAll(pageEndMark, '')
    const open = isContinued ? texts.at(-1) : undefined
    if (open) open.push(...joinLines(open.pop() ?? '', text, pageEndMark).split(pageEndMark))
    else texts.push([text])
  }
  return rejoinBrokenWords(texts.map((parts) => parts.join(pageEndMark))).flatMap((text) =>
    text.split(pageEndMark),
  )
}

/** Rows that follow each other are a table: their cells are parted as in the tables of other files. */
function withCells(texts: readonly string[], pieces: readonly PagePiece[]): string[] {
  const isRow = (index: number) => texts[index]?.includes('\t') === true
  const follows = (index: number) =>
    isRow(index) && isRow(index - 1) && pieces[index]?.isTight === true
  return texts.map((text, index) =>
    follows(index) || follows(index + 1) ? text.replaceAll(/ *\t */g, ' | ') : text,
  )
}

function joinPages(pages: readonly PageLines[]): PagePiece[][] {
  const paragraphs = rejoinTables(pages.map((page) => page.map(toParagraphs)))
  return joinContinuations(paragraphs, bodySize(paragraphs.flat(2)))
}

const item = /^(?:[2-9]|\d{2}|\d{1,2}(?:\.\d{1,2})+|\(?(?:[b-z]|[ivx]{2,4})\))[.)]?\s/

/** Whether a sentence, a list or a table goes on over the end of the first of two pages. */
function goesOver(pages: readonly (readonly PagePiece[])[]): boolean {
  const [first, second] = pages.filter(({ length }) => length > 0)
  if (second?.some(({ isContinued }) => isContinued)) return true
  const [last, next] = [first?.at(-1)?.text ?? '', second?.[0]?.text ?? '']
  return item.test(next) || (last.includes('\t') && next.includes('\t'))
}

/** What repeats on both of two pages goes only where it would tear what goes on over them: on so few it may be meant. */
function piecesOf(pages: readonly PageLines[]): PagePiece[][] {
  const joined = joinPages(dropRunningLines(pages))
  if (countPages(pages) !== 2 || goesOver(joined)) return joined
  return joinPages(dropRunningLines(pages, true))
}

/** The pages of a PDF as paragraphs, headings and rows: what runs through all pages is dropped, what was torn is whole again. */
export function toParts(readings: readonly PageReading[]): Part[] {
  const joined = piecesOf(readings.map(({ lines }) => lines))
  const all = joined.flat()
  const levels = headingLevels(all)
  const texts = withCells(wholeTexts(all), all)
  let at = 0
  return joined.map((page, index) => {
    const { source = 'failed', fallback, recognition, isSkipped } = readings[index] ?? {}
    const isAfterFallback = readings[index - 1]?.fallback !== undefined
    const blocks: Block[] = page.map(({ isTight, isContinued, isNextRow }) => {
      const [text = '', level, before = ''] = [texts[at], levels[at], texts[at - 1]]
      at += 1
      if (isContinued && !isAfterFallback) return { text, joint: before.endsWith(' ') ? ' ' : '' }
      return typeof level === 'number'
        ? { text, heading: level }
        : { text, isTight, ...(isNextRow && { isNextRow }) }
    })
    if (fallback) blocks.push({ text: pageFallbacks[fallback], isTight: false })
    else if (source === 'failed')
      blocks.push({ text: pageFallbacks.unreadable(index + 1), isTight: false })
    if (recognition === undefined) {
      return { blocks, page: { source, ...(isSkipped && { isSkipped }) } }
    }
    const { turn } = recognition
    const confidence = Math.round(recognition.confidence)
    return { blocks, page: { source, confidence, turn, words: wordBoxesOf(recognition) } }
  })
}
