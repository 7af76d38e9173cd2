import { roughWordCount } from '../../../text/normalize.ts'
import type { Point } from '../point.ts'
import { bare } from '../sections.ts'

const mostWords = 90

/** A point in the words of another one that says the same and goes on, such as what follows if it is not done. */
export function withConsequence(point: Point, others: readonly Point[]): Point {
  const said = bare(point.text)
  if (said === '') return point
  const fuller = others
    .filter(({ text }) => {
      const other = bare(text)
      return other.length > said.length && other.startsWith(`${said} `)
    })
    .filter(({ text }) => roughWordCount(text) <= mostWords)
    .sort((a, b) => b.text.length - a.text.length)[0]
  return fuller === undefined ? point : { ...point, text: fuller.text, note: fuller.note }
}
