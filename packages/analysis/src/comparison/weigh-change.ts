import { deniesSomething } from '../text/denials.ts'
import { roughWordCount } from '../text/normalize.ts'
import { takeDates } from '../verification/facts/dates.ts'
import { numberWordValues } from '../verification/facts/number-words.ts'
import { findFigures } from '../verification/facts/numbers.ts'
import { restrictions } from '../verification/polarity-words.ts'
import type { ChangeWeight } from './comparison.ts'

/** Numbers of clauses and items in front of a line. */
const numbering = /^\s*(?:[§(]?\s*(?:\d{1,3}(?:\.\d{1,3})*|\p{L}|[ivx]{1,5})[.)]?\s)/iu
const fewestWords = 5
/** Who owes something, or may do it. Beginnings of words. */
const duties =
  /(?<!\p{L})(?:shall|must|may|will|ought|oblig|liab|entitle|warrant|indemn|waive|terminat|renew|penalt|interest|muss|müssen|hat zu|darf|dürfen|kann|verpflicht|haft|künd|doit|doivent|peut|oblig|résili|debe|podrá|obliga|deve|può|deverá|pode|moet|mag|verplicht|musi|może|должн|обязан|вправе|يجب|يحق|必须|应当|不得|可以|しなければ|できる)/giu

/** How much two wordings of the same, or one that is new or gone, may matter. Told by figures, dates, duties and denials. */
export function weighChange(
  before: string,
  after: string,
  changed: readonly string[],
): ChangeWeight {
  const isPair = before !== '' && after !== ''
  if (isPair && plain(before) === plain(after)) return 'wording'
  const [was, is] = [before.replace(numbering, ''), after.replace(numbering, '')]
  if (isPair && plain(was) === plain(is)) return 'wording'
  if (!isPair && roughWordCount(was + is) < fewestWords) return 'wording'
  if (valuesOf(was) !== valuesOf(is)) return 'most'
  if (deniesSomething(was) !== deniesSomething(is) && isPair) return 'most'
  if (dutiesOf(was) !== dutiesOf(is)) return 'most'
  if (isPair && changed.every(isSmall) && isSpelling(was, is)) return 'wording'
  return 'some'
}

/** Letters and figures only. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\p{Sc}%]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** What it says in figures, dates and numbers written out. */
function valuesOf(text: string): string {
  const { dates, rest } = takeDates(text)
  const figures = findFigures(rest).map(({ kind, values }) => `${kind} ${values[0] ?? ''}`)
  const words = [...numberWordValues(rest.toLowerCase())].filter((value) => Number(value) > 1)
  return [...dates.map(({ keys }) => keys.join()), ...figures, ...words].sort().join('; ')
}

function dutiesOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const limits = words.filter((word) => restrictions.has(word))
  const bound = [...text.toLowerCase().matchAll(duties)].map(([word]) => word)
  return [...limits, ...bound].sort().join(' ')
}

function isSmall(text: string): boolean {
  return roughWordCount(text) <= 2
}

/** Whether each word that differs begins like the one in its place. */
function isSpelling(before: string, after: string): boolean {
  const left = plain(before).split(' ')
  const right = plain(after).split(' ')
  if (left.length !== right.length) return false
  return left.every((word, at) => word === right[at] || isNear(word, right[at] ?? ''))
}

const leastAlike = 0.7

function isNear(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  let start = 0
  while (start < longest && one[start] === other[start]) start += 1
  let end = 0
  const room = Math.min(one.length, other.length) - start
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return longest > 3 && start + end >= leastAlike * longest
}
