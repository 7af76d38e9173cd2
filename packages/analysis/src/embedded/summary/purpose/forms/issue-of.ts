import { flattenSpace } from '../../../../text/normalize.ts'
import type { Excerpt } from '../../../document/excerpt.ts'
import type { Reading } from '../../../document/read.ts'
import { isNoise } from '../../../document/wording/noise.ts'
import { spanOf } from './sum-beside.ts'

const linesAround = 3
const mostWords = 10
const mostDays = 2
const wordsOfDay = 14
const isReach = /@|www\.|https?:|\p{N}{5}/u

/** Whose newsletter it is and which issue, by the line beside its title, and the first days that it names in rows. */
export function issueOf({ content, findings, rules }: Reading, title: Excerpt): Excerpt[] {
  const days = findings
    .filter(
      ({ unit, values }) =>
        unit.kind !== 'sentence' &&
        unit.words <= wordsOfDay &&
        values.some(({ kind }) => kind === 'date'),
    )
    .slice(0, mostDays)
    .map(spanOf)
  const beside = linesOf(content).find(
    ({ start, end, text }) =>
      (end <= title.start || start >= title.end) &&
      text.split(' ').length <= mostWords &&
      !isNoise(text, rules) &&
      !isReach.test(text),
  )
  const head = beside === undefined ? [] : [beside]
  return [...head, title].sort((a, b) => a.start - b.start).concat(days)
}

function linesOf(content: string): Excerpt[] {
  const lines = content.slice(0, 1_000).matchAll(/[^\s\n][^\n]*[^\s]/gu)
  return [...lines].slice(0, linesAround).map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text: flattenSpace(text),
  }))
}
