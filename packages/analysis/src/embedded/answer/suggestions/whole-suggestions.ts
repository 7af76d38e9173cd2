import type { Reading } from '../../document/read.ts'
import type { Genre } from '../../languages/kind-ids.ts'
import type { Words } from '../../languages/load-words.ts'
import type { Detail } from '../../summary/details/detail.ts'

/** Kinds of papers that exist to say what was decided. */
const settling: readonly (string | undefined)[] = ['minutes', 'decision', 'judgment']
const surely = 0.6
/** Manuals and papers of science tell everybody what to do, and nobody in particular. */
const forEverybody: readonly Genre[] = ['manual', 'paper']
const fewestDeadlines = 2

/** What a reader asks of such a paper as a whole, as far as its summary tells it. */
export function wholeSuggestions(
  { findings, type }: Reading,
  details: readonly Detail[],
  { askAbout }: Words,
): string[] {
  const asked = askAbout.whole
  const isRecord = type.genre === 'meeting' || settling.includes(type.id)
  const isDecided = isRecord && findings.some(({ decision }) => decision >= surely)
  const isAsked = findings.some(({ action }) => action >= surely)
  const deadlines = details.filter(({ fact }) => fact.kind === 'deadline').length
  return [
    ...(isDecided ? [asked.decision] : []),
    ...(isAsked && !forEverybody.includes(type.genre) ? [asked.tasks] : []),
    ...(deadlines >= fewestDeadlines ? [asked.deadlines] : []),
  ]
}
