import type { Range } from './quotes.ts'

/** Shorter lines end where their writer ended them. */
const fewestCharacters = 45
/** Lines end that much before the widest one, by hand or where a hyphen was not taken. */
const slackCharacters = 8
const ownLine = /^\s*(?:[-–—•*·▪◦]|\(?\w{1,3}[.)]\s)/u
const columns = /\S {3,}\S|\t/

/** The breaks in a paragraph that stand only where a line was full, with what the next line is indented by. */
export function softBreaks(content: string, { start, end }: Range): Range[] {
  const lines = content.slice(start, end).split('\n')
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  // One long line does not make a width: only further ones, or a sentence going on in small letters, do.
  const isWrapped = lines.filter(({ length }) => length > widest - 12).length > 1
  const breaks: Range[] = []
  let at = start
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    at += line.length + 1
    if (next === undefined || line.length < fewestCharacters) continue
    if (ownLine.test(next) || columns.test(line) || columns.test(next)) continue
    const [indent = ''] = /^\s*/.exec(next) ?? []
    const [word = ''] = /^\S+/.exec(next.slice(indent.length)) ?? []
    const goesOn = isWrapped || /^\p{Ll}/u.test(word)
    if (goesOn && word !== '' && line.length + 1 + word.length > widest - slackCharacters) {
      breaks.push({ start: at - 1, end: at + indent.length })
    }
  }
  return breaks
}

/** A stretch of the text as it reads when each of its breaks is a space. */
export function unwrapped(
  content: string,
  { start, end }: Range,
  breaks: readonly Range[],
): string {
  let text = ''
  let at = start
  for (const gap of breaks) {
    if (gap.end <= start || gap.start >= end) continue
    text += content.slice(at, Math.max(at, gap.start))
    if (gap.start >= start) text += ' '
    at = Math.min(end, gap.end)
  }
  return text + content.slice(at, end)
}
