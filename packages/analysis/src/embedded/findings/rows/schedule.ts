import type { Unit } from '../unit.ts'

const fewest = 3
const most = 16
const wordsOfProse = 12
const mostWords = 30

/** Units with the rows and labeled lines counted that a document opens with, before its first sentence. */
export function withSchedule(units: readonly Unit[]): Unit[] {
  const first = units.findIndex(isRow)
  if (first < 0 || units.slice(0, first).some(isProse)) return [...units]
  const behind = units.slice(first).findIndex((unit) => !isRow(unit))
  const length = behind < 0 ? units.length - first : behind
  if (length < fewest || length > most) return [...units]
  return units.map((unit, at) =>
    first <= at && at < first + length ? { ...unit, scheduled: at - first } : unit,
  )
}

function isRow({ kind, columns, words, value }: Unit): boolean {
  return kind !== 'sentence' && columns.length < 3 && words <= mostWords && !value.includes('; ')
}

/** An address on one line may be as long as a sentence, but does not end like one. */
function isProse({ kind, text, words, sentence }: Unit): boolean {
  if (kind !== 'sentence' || sentence.kind !== 'prose' || words < wordsOfProse) return false
  return words > mostWords || /[.!?:。！？：]["'”’»)]*$/u.test(text)
}
