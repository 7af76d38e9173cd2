import { hidePageFurniture } from './page-furniture.ts'
import { type Span, splitSentences } from './sentences.ts'

/** A few sentences that a model or a reader can be pointed to by number. `number` counts from 1 within its chunk. */
export interface Passage extends Span {
  readonly number: number
  /** What it says, without lines that belong to the page. */
  readonly text: string
}

const targetLength = 320
const maxLength = 700

/**
 * Groups the sentences of `content` between `start` and `end` into numbered passages. Offsets are into the whole
 * content; running lines, page numbers and tables of contents are in none.
 */
export function splitPassages(content: string, start = 0, end: number = content.length): Passage[] {
  const raw = content.slice(start, end)
  const bare = hidePageFurniture(raw)
  const text = bare.trim() === '' ? raw : bare
  const passages: Passage[] = []
  let open: { start: number; end: number } | undefined
  const close = () => {
    if (open === undefined) return
    passages.push({
      number: passages.length + 1,
      start: start + open.start,
      end: start + open.end,
      text: tidy(text.slice(open.start, open.end)),
    })
    open = undefined
  }
  for (const sentence of splitSentences(text)) {
    if (open !== undefined && startsAnew(text, open, sentence)) close()
    open = { start: open?.start ?? sentence.start, end: sentence.end }
  }
  close()
  return passages
}

function startsAnew(text: string, open: Span, next: Span): boolean {
  if (next.end - open.start > maxLength) return true
  if (open.end - open.start >= targetLength) return true
  return open.end - open.start > 80 && /\n\s*\n/u.test(text.slice(open.end, next.start))
}

/** Without indentation, empty lines and the spaces where something was hidden. */
function tidy(text: string): string {
  return text.replace(/[ \t\f\u00a0]{4,}/gu, '   ').replace(/\s*\n\s*/gu, '\n')
}

/** The text of the passages, each behind its number, as a model is shown it. */
export function renderPassages(passages: readonly Passage[]): string {
  return passages.map(({ number, text }) => `[#${number}] ${text}`).join('\n')
}
