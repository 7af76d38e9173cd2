import { type Stemmer, splitWords } from '../../../text/words/tokens.ts'
import type { Words } from '../../languages/load-words.ts'

const shortestAlone = 4
const inYear = 12
/** Longer than this no season lasts, and the two days belong to different things. */
const longestSpan = 8

/** The number of the month that a word of a question names; 0 where it names none. */
export function monthNamed(stem: string, { stemmer, words }: Names): number {
  const stems = stemsOf.get(stemmer) ?? readStems(stemmer, words)
  stemsOf.set(stemmer, stems)
  return stems.get(stem) ?? 0
}

interface Names {
  readonly stemmer: Stemmer
  readonly words: Words
}

const stemsOf = new WeakMap<Stemmer, ReadonlyMap<string, number>>()

function readStems({ stem }: Stemmer, { asking }: Words): ReadonlyMap<string, number> {
  return new Map(
    asking.months.split(' ').flatMap((month, at) =>
      month
        .split('|')
        .filter((form, place) => place === 0 || form.length >= shortestAlone)
        .flatMap(splitWords)
        .map((form): [string, number] => [stem(form), at + 1]),
    ),
  )
}

/** The months in which the days of a text lie, written in words or digits, and those between two days of a span. */
export function monthsIn(text: string, words: Words): ReadonlySet<number> {
  const found = new Set<number>()
  if (!/\d/u.test(text)) return found
  const between = betweenDays(words)
  let before: { readonly month: number; readonly end: number } | undefined
  for (const match of text.matchAll(dayPattern(words))) {
    const month = monthOf(match, words)
    if (month < 1 || month > inYear) continue
    found.add(month)
    if (before !== undefined && between.test(text.slice(before.end, match.index))) {
      const length = (month - before.month + inYear) % inYear
      for (let step = 1; step < length && length <= longestSpan; step += 1) {
        found.add(((before.month + step - 1) % inYear) + 1)
      }
    }
    before = { month, end: match.index + match[0].length }
  }
  return found
}

const joints = new WeakMap<Words, RegExp>()

/** What stands between the days of a span and nothing else: `2 May to 9 August`. */
function betweenDays(words: Words): RegExp {
  const known = joints.get(words)
  if (known !== undefined) return known
  const { joinsDays, articleOfDay } = words.asking
  const joint = joinsDays === '' ? '[-–—]' : `(?:[-–—]|${joinsDays})(?:\\s(?:${articleOfDay}))?`
  const made = new RegExp(`^[\\s,]*(?:\\d{4}[\\s,]*)?(?:г\\.?\\s*)?${joint}\\s*$`, 'iu')
  joints.set(words, made)
  return made
}

const patterns = new WeakMap<Words, RegExp>()

/** `3 March`, `March 3`, `03.03.2026`, `2026-03-03`. */
function dayPattern(words: Words): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const { months } = words.asking
  const names = months === '' ? '(?!)' : months.replaceAll(' ', '|')
  const made = new RegExp(
    `(?<![\\d.,/])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of |de )?(${names})(?!\\p{L})|(?<!\\p{L})(${names})\\.?\\s\\d{1,4}(?!\\d)|(?<!\\d)(\\d{1,2})[./](\\d{1,2})[./](?:\\d{4}|\\d\\d)(?!\\d)|(?<!\\d)\\d{4}-(\\d\\d)-\\d\\d(?!\\d)`,
    'giu',
  )
  patterns.set(words, made)
  return made
}

const inDays = 31

function monthOf(match: RegExpExecArray, { asking, language }: Words): number {
  const [, behind, before, first, second, iso] = match
  const name = (behind ?? before)?.toLowerCase()
  if (name !== undefined) {
    const named = asking.months.split(' ')
    return 1 + named.findIndex((month) => month.split('|').includes(name))
  }
  if (iso !== undefined) return Number(iso)
  const [one, other] = [Number(first), Number(second)]
  if (other > inYear && other <= inDays) return one
  // 3/4/2026 is in March or in April.
  return language === 'en' && one <= inYear && match[0].includes('/') ? 0 : other
}
