import { looksLikeHeading } from '../../text/lines.ts'
import type { Sentence } from '../document/parse.ts'

const label = /^([^:：|]{2,70})[:：]\s*(\S.*)$/u
const cellBreak = /\s*\|\s*|\t+| {3,}/u
const longestLabelled = 40
const dataCell = /^\W{0,3}[\d０-９]/u
/** Rows of numbers, telephone lines and the like: too bare for a summary, but asked for. */
const worthAsking = /\p{L}{2}.*[\d０-９]|[\d０-９].*\p{L}{2}|@/u
const pageLine = /^(?:page|seite|p\.|página|pagina|pag\.|strona|стр\.)\s*\d|^\[|\.{4,}|_{4,}/iu

/** A line that says what a value is: `Policy number: HX-20931`. */
export interface Labelled {
  readonly label: string
  readonly value: string
}

export function labelledOf({
  text,
  words,
}: Pick<Sentence, 'text' | 'words'>): Labelled | undefined {
  if (words > longestLabelled) return undefined
  const match = label.exec(text)
  return match === null ? undefined : { label: match[1] ?? '', value: match[2] ?? '' }
}

/** The cells of a table row as it stands in the document; undefined for other lines. */
export function cellsOf(raw: string): string[] | undefined {
  if (raw.length > 1_000) return undefined
  const cells = raw.trim().split(cellBreak)
  return cells.length > 1 ? cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()) : undefined
}

/** Whether a line that no summary would show may answer a question. */
export function mayBeAsked(text: string): boolean {
  return text.length < 300 && worthAsking.test(text) && !pageLine.test(text)
}

/** What stands over or before a sentence and says what it is about. */
export interface Context {
  /** Names of the columns, for the row of a table. */
  readonly columns?: readonly string[]
  /** Heading and the line that opens a list. */
  readonly lead: string
}

/** The words over a sentence, as one text. */
export function overOf({ lead, columns = [] }: Context): string {
  return `${lead} ${columns.join(' ')}`
}

/** Follows the sentences of a document in order and says what each one stands under. */
export function createContextReader(): (sentence: Sentence, raw: string) => Context {
  let columns: readonly string[] | undefined
  let width = 0
  let title = ''
  let opening = ''
  return (sentence, raw) => {
    const cells = cellsOf(raw)
    if (cells === undefined) {
      width = 0
      columns = undefined
    } else if (Math.abs(cells.length - width) > 1) {
      width = cells.length
      columns = isHeader(cells) ? cells : undefined
      return { lead: title }
    }
    const isTitle = sentence.kind === 'heading' && labelledOf(sentence) === undefined
    if (isTitle && looksLikeHeading(sentence.text)) {
      title = sentence.text
      opening = ''
      return { lead: '' }
    }
    const lead = opening === '' ? title : `${title} ${opening}`
    if (/[:：]$/u.test(sentence.text)) opening = sentence.text.slice(-160)
    else if (sentence.isFirstOfBlock && cells === undefined && !/^[-–•*(\d]/u.test(raw))
      opening = ''
    return columns === undefined ? { lead } : { lead, columns }
  }
}

function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '' && !dataCell.test(cell))
  return named.length > cells.length / 2 && cells.every((cell) => cell.length < 60)
}
