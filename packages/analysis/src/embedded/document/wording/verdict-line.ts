import { startsItem } from '../../../text/lines.ts'
import { closeUp, flattenSpace } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Language } from '../../languages/load-language.ts'
import { atEnd } from '../../languages/phrases/followed-by.ts'

const longest = 160
const longestVerdict = 80
const endsInWord = /[\p{L}\p{M}]/u
const linesBetween = 2
const longestPart = 1_500
const linesOfPart = 60
const opensSmall = /^["'“„«(]?\p{Ll}/u
const trailing = /[\s,:：]+$/u

/** A line as it is read: letters set apart closed up, spaces single. */
export function readLine(raw: string): string {
  return flattenSpace(closeUp(raw.trim()))
}

/** Whether a sentence grants, refuses or dismisses something, wherever its verb stands. */
export function turnsSomething(text: string, { phrases }: Language): boolean {
  return phrases.turnsItems.test(text)
}

/** Whether a line ends in what is done to the things listed below it: `o d m a w i a m`, `Hiermit bewillige ich`. */
export function endsAsVerdict(raw: string, language: Language): boolean {
  return placeOfVerdict(endOf(raw, language), language) >= 0
}

/** Whether it ends in a verb such as `I refuse`, without which the things below read as if the opposite held. */
export function turnsItems(raw: string, language: Language): boolean {
  return atEnd(language.phrases.turnsItems).test(endOf(raw, language))
}

/** Where the words begin by which something is decided, at the end of a line; -1 where there are none. */
function placeOfVerdict(line: string, { phrases }: Language): number {
  const places = [phrases.turnsItems, phrases.saysWeDecide]
    .map((verbs) => line.search(atEnd(verbs)))
    .filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** The last words of a line that is short and ends in a word, where alone a verdict may stand. */
function endOf(raw: string, { phrases }: Language): string {
  if (raw.length > longest) return ''
  const bare = raw.replace(trailing, '')
  if (atEnd(phrases.namesOurActs).test(bare)) return ''
  return endsInWord.test(bare.slice(-1)) ? readLine(bare).slice(-longestVerdict) : ''
}

/** The words of what is decided, and where they and what they govern stand. */
export interface Verdict {
  readonly verb: Span
  readonly object: Span
}

interface Line extends Span {
  readonly raw: string
}

/** What a document decides by a verb at the end of a line, above items or words that go on in small letters. */
export function verdictsIn(content: string, language: Language): Verdict[] {
  const lines = linesOf(content)
  return lines.flatMap((line, at) => {
    if (!endsAsVerdict(line.raw, language)) return []
    const object = objectBelow(lines, at, language)
    const isTail = (lines[at - 1]?.raw.trim() ?? '') !== ''
    return object === undefined
      ? []
      : [{ verb: isTail ? verbOf(line, language) : trimmed(line), object }]
  })
}

/** The verb alone, where its sentence began on a line above. */
function verbOf(line: Line, language: Language): Span {
  const whole = trimmed(line)
  const at = placeOfVerdict(line.raw.trimEnd().replace(trailing, ''), language)
  return at < 0 ? whole : { start: line.start + at, end: whole.end }
}

function objectBelow(lines: readonly Line[], at: number, language: Language): Span | undefined {
  const first = lines.findIndex(({ raw }, other) => other > at && raw.trim() !== '')
  const opening = lines[first]
  if (opening === undefined || first - at > linesBetween || !mayFollow(opening)) return undefined
  // A sentence that was merely wrapped behind its verb is whole already.
  if (first === at + 1 && !startsItem(opening.raw.trim())) return undefined
  let last = opening
  for (let next = first + 1; next < Math.min(lines.length, first + linesOfPart); next += 1) {
    const line = lines[next]
    if (line === undefined || line.end - opening.start > longestPart) break
    if (line.raw.trim() === '') continue
    const isParted = lines[next - 1]?.raw.trim() === ''
    if (endsAsVerdict(line.raw, language) || (isParted && !mayFollow(line))) break
    last = line
  }
  return { start: trimmed(opening).start, end: trimmed(last).end }
}

/** Whether a line may be what a verb above it governs: an item, or the rest of a sentence. */
function mayFollow({ raw }: Line): boolean {
  return startsItem(raw.trim()) || opensSmall.test(raw.trim())
}

function trimmed({ start, raw }: Line): Span {
  const lead = raw.length - raw.trimStart().length
  return { start: start + lead, end: start + raw.trimEnd().length }
}

function linesOf(content: string): Line[] {
  let start = 0
  return content.split('\n').map((raw) => {
    const line = { start, end: start + raw.length, raw }
    start += raw.length + 1
    return line
  })
}
