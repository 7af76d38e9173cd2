import type { Line } from '../lines.ts'

const fewestLines = 3
const longest = 45
/** How many short lines may be all of a block, such as an address beside another one. */
const mostOfBlock = 8
const fewestNumbers = 2
const sameSize = 0.12
const opening = /^(?:[^\p{Ll}\p{Lo}]|\S*[@./]\S*$)/u
/** A blank to fill in, or a label and its value. */
const field = /^(?:[._\u2026\s]{5,}$|\p{Lu}[^:]{1,20}:\s\S)/u
const stop = /[.;:,]$/
const sentenceWithin = /\p{Ll}{3}[.!?]\s\p{Lu}/u

function couldBeListed({ text }: Line): boolean {
  return text.length <= longest && opening.test(text) && !sentenceWithin.test(text)
}

/** Whether the next line begins with a word that would have fit on this one, were it the text of a paragraph. */
function leavesRoom(line: Line, next: Line, width: number): boolean {
  const word = next.text.split(/\s/, 1)[0] ?? ''
  const wordWidth = (word.length / Math.max(1, next.text.length)) * (next.end - next.x)
  return width - (line.end - line.x) > 1.1 * wordWidth + 0.3 * line.size
}

/** Lines that hold numbers, as those of an address or of references do, and no end of a sentence. */
function looksLikeAddress(block: readonly Line[]): boolean {
  if (block.length > mostOfBlock || block.some(({ text }) => stop.test(text))) return false
  return block.filter(({ text }) => /\d/.test(text)).length >= fewestNumbers
}

function isListed(
  run: readonly Line[],
  isBlock: boolean,
  isUnfinished: (text: string) => boolean,
): boolean {
  if (run.length < fewestLines || !run.every(couldBeListed)) return false
  const before = run.slice(0, -1)
  if (before.some(({ text }) => isUnfinished(text))) return false
  if (run.some(({ text }) => field.test(text))) return true
  if (isBlock && looksLikeAddress(run)) return true
  const width = Math.max(...run.map(({ x, end }) => end - x))
  return before.some((line, index) => leavesRoom(line, run[index + 1] ?? line, width))
}

/**
 * Lines that are no text of a paragraph with the line above, for all lines about them are short and begin anew: those of an
 * address, of a signature. `mostStep`: how far apart the lines of a paragraph may be.
 */
export function shortLines(
  lines: readonly Line[],
  mostStep: number,
  isUnfinished: (text: string) => boolean,
): Set<Line> {
  const listed = new Set<Line>()
  let run: Line[] = []
  const flush = () => {
    if (isListed(run, run.length === lines.length, isUnfinished))
      for (const line of run) listed.add(line)
    run = []
  }
  for (const line of lines) {
    const before = run.at(-1)
    const step = before ? line.y - before.bottom : 0
    const isNear = step > 0 && step <= mostStep
    const isAlike = before && Math.abs(before.size - line.size) <= sameSize * before.size
    if (before && !(isNear && isAlike)) flush()
    if (line.text.includes('\t')) flush()
    else run.push(line)
  }
  flush()
  return listed
}
