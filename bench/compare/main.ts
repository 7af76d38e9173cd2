/**
 * How long two versions take to compare: `npm run bench -- compare`. 100,000 words with 300 edits and a moved block, beside
 * `fast-myers-diff` alone on the numbered words of the whole text; then two million characters of the worst kinds.
 */
import { compareTexts } from '@precis/analysis'
import { diff } from 'fast-myers-diff'
import { median } from '../median.ts'
import { saveResults } from '../save-results.ts'
import { makeSentences, random, withEdits } from './make-versions.ts'

const rounds = 5

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.round(median(times))
}

function wholeByWords(before: string, after: string): number {
  const numbers = new Map<string, number>()
  const numbered = (text: string) =>
    (text.match(/\S+/gu) ?? []).map((word) => {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      return number
    })
  return [...diff(numbered(before), numbered(after))].length
}

const results: Record<string, unknown> = {}
const show = (name: string, result: Record<string, number>) => {
  results[name] = result
  console.log(`${name.padEnd(38)} ${JSON.stringify(result)}`)
}

const sentences = makeSentences(100_000)
const before = sentences.join(' ')
const after = withEdits(sentences, 300).join(' ')
show('100,000 words, 300 edits, a moved block', {
  changes: compareTexts(before, after).changes.length,
  medianMs: medianMs(() => compareTexts(before, after)),
})
show('the same, fast-myers-diff alone', {
  changes: wholeByWords(before, after),
  medianMs: medianMs(() => wholeByWords(before, after)),
})

const long = makeSentences(420_000)
const shuffled = [...long]
for (let at = shuffled.length - 1; at > 0; at -= 1) {
  const other = Math.floor(random() * (at + 1))
  ;[shuffled[at], shuffled[other]] = [shuffled[other] ?? '', shuffled[at] ?? '']
}
const worst: Record<string, readonly [string, string]> = {
  'long, 3,000 edits': [long.join(' '), withEdits(long, 3_000).join(' ')],
  'long, every sentence edited': [long.join(' '), long.join(' ').replaceAll('. ', ' so. ')],
  'long, sentences shuffled': [long.join(' '), shuffled.join(' ')],
  'long, nothing in common': [
    long.join(' '),
    makeSentences(420_000).join(' ').replaceAll('w', 'q'),
  ],
  'long, two sentences again and again': [
    'The rent is due. It is paid. '.repeat(70_000),
    'It is paid. The rent is due. '.repeat(60_000),
  ],
}
for (const [name, [one, other]] of Object.entries(worst)) {
  const startedAt = performance.now()
  const { changes } = compareTexts(one, other)
  const ms = Math.round(performance.now() - startedAt)
  show(name, { characters: one.length, changes: changes.length, ms })
}
saveResults('compare', results)
