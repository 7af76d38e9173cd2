import type { Unit } from '../units/unit.ts'

const fewest = 3
const most = 16
const wordsOfProse = 12
const mostWords = 30

/** Units with the rows and labeled lines counted that a document opens with, before its first sentence. */
export function withSchedule(units: readonly Unit[]): Unit[] {
  let first = 0
  for (const [at, unit] of units.entries()) {
    if (isRow(unit) || isSaidAgain(unit, units[at - 1])) continue
    if (at - first >= fewest || isProse(unit)) return scheduledFrom(units, first, at)
    first = at + 1
  }
  return scheduledFrom(units, first, units.length)
}

function scheduledFrom(units: readonly Unit[], first: number, end: number): Unit[] {
  if (end - first < fewest || end - first > most) return [...units]
  return units.map((unit, at) =>
    first <= at && at < end && isRow(unit) ? { ...unit, scheduled: at - first } : unit,
  )
}

/** A sentence that is no more than the labeled line in front of it. */
function isSaidAgain({ kind, start }: Unit, before: Unit | undefined): boolean {
  return kind === 'sentence' && before?.kind === 'label' && start <= before.start
}

function isRow({ kind, columns, words, value }: Unit): boolean {
  return kind !== 'sentence' && columns.length < 3 && words <= mostWords && !value.includes('; ')
}

/** An address on one line may be as long as a sentence, but does not end like one. */
function isProse({ kind, text, words, sentence }: Unit): boolean {
  if (kind !== 'sentence' || sentence.kind !== 'prose' || words < wordsOfProse) return false
  return words > mostWords || /[.!?:。！？：]["'”’»)]*$/u.test(text)
}
