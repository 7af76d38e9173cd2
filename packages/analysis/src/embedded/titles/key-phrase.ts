import { detectLanguage } from '../../text/language.ts'
import { flattenSpace } from '../../text/normalize.ts'
import { splitSentences } from '../../text/sentences.ts'
import { createStemmer } from '../../text/words/tokens.ts'
import { isNoise } from '../document/wording/noise.ts'
import type { Language } from '../languages/load-language.ts'

const leastOfWord = 4
const leastOfPhrase = 2
const lengthWorth = [0, 0.7, 1.6, 1.9, 1.8]

/** The phrase of up to four words that a text repeats most, the longer the better; undefined where none comes back. */
export function keyPhrase(text: string, language: Language): string | undefined {
  const stemmer = createStemmer(detectLanguage(text))
  const counts = new Map<string, { count: number; shown: string }>()
  for (const { start, end } of splitSentences(text)) {
    const sentence = flattenSpace(text.slice(start, end))
    if (isNoise(sentence, language)) continue
    let run: string[] = []
    const flush = (): void => {
      for (let size = 1; size <= 4; size += 1) {
        for (let from = 0; from + size <= run.length; from += 1) {
          const words = run.slice(from, from + size)
          const key = words.map((word) => stemmer.stem(word.toLowerCase())).join(' ')
          const entry = counts.get(key)
          if (entry === undefined) counts.set(key, { count: 1, shown: words.join(' ') })
          else entry.count += 1
        }
      }
      run = []
    }
    for (const token of sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*|[^\s\p{L}\p{N}]/gu) ??
      []) {
      const isWord = /^[\p{L}\p{N}]/u.test(token)
      if (isWord && !stemmer.isStopWord(token.toLowerCase()) && !/^\d+$/u.test(token))
        run.push(token)
      else flush()
    }
    flush()
  }
  let best: string | undefined
  let bestScore = 0
  for (const { count, shown } of counts.values()) {
    const words = shown.split(' ').length
    if (count < (words === 1 ? leastOfWord : leastOfPhrase)) continue
    if (words === 1 && shown.length < 4) continue
    const score = count * (lengthWorth[words] ?? 0)
    if (score > bestScore) {
      best = shown
      bestScore = score
    }
  }
  return best === undefined ? undefined : best.charAt(0).toUpperCase() + best.slice(1)
}
