import type { Sentence } from '../../document/parse.ts'

const longestMarker = 12
const partOf =
  /^(?:[-–—•*]\s|(?:of which|including|davon|darin|dont|di cui|de los cuales|dos quais|waarvan|w tym|в том числе|其中|うち|منها)(?![\p{L}]))/iu

/** Whether a row gives a part of what the row above it names. */
export function isPartOfRow(content: string, sentence: Sentence, label: string): boolean {
  if (partOf.test(label)) return true
  const before = content.slice(Math.max(0, sentence.start - longestMarker), sentence.start)
  return /^\s*[-–—•]\s*$/u.test(before.slice(before.lastIndexOf('\n') + 1))
}
