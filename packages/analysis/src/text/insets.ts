const mostBlank = 2
const mostLines = 5
const longestLine = 100
const indented = /^(?: {4,}|\t)\s*\S/u
const cells = /\S {3,}\S/u
const item = /^\s*(?:[-–—*•▪]|\(?\p{N}{1,3}[.)])\s/u
const opensSmall = /^\s*\p{Ll}/u
/** A word with which no sentence ends: `you are invited to the meeting in`. */
const dangling =
  /(?:^|\s)(?:in|at|on|the|to|of|for|by|from|until|am|im|um|den|dem|der|zum|vom|bis|le|les|la|à|au|aux|en|el|los|las|a|il|lo|al|alle|dal|presso|no|na|em|às|até|het|op|te|om|w|dnia|o|do|в|во|на|до)$/iu

/**
 * Where a statement ends whose day or place is set in: lines further right, parted by an empty line, behind a line that
 * cannot end, with what goes on below in small letters. Undefined for all other lines.
 */
export function insetEnd(text: string, line: string, lineEnd: number): number | undefined {
  if (!dangling.test(line)) return undefined
  const inset = groupBelow(text, lineEnd)
  if (inset === undefined || !inset.lines.every(isInset)) return undefined
  const rest = groupBelow(text, inset.end)
  return rest !== undefined && opensSmall.test(rest.lines[0] ?? '') ? rest.end : inset.end
}

function isInset(line: string): boolean {
  return (
    indented.test(line) &&
    line.length <= longestLine &&
    !cells.test(line.trim()) &&
    !item.test(line)
  )
}

/** The few lines behind one or two empty ones, up to the next empty one. */
function groupBelow(text: string, from: number): { lines: string[]; end: number } | undefined {
  const all = text.slice(from + 1, from + 1 + longestLine * (mostLines + mostBlank + 1)).split('\n')
  const first = all.findIndex((line) => line.trim() !== '')
  if (first < 1 || first > mostBlank) return undefined
  const length = all.slice(first).findIndex((line) => line.trim() === '')
  if (length < 1 || length > mostLines) return undefined
  const until = all.slice(0, first + length).join('\n').length
  return { lines: all.slice(first, first + length), end: from + 1 + until }
}
