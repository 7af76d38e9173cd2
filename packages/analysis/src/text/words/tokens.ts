import type { LanguageCode } from '../language-codes.ts'
import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.ts'

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]{1,2}(?![\p{L}]))?/gu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const possessive = /['’]\p{L}{1,2}$/u
const cacheLimit = 60_000

/** Lower-case words of a text. Scripts without spaces give overlapping pairs of characters. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  for (const match of text.toLowerCase().match(wordPattern) ?? []) {
    const word = match.replace(possessive, '')
    if (unspaced.test(word)) pushPairs(words, word)
    else words.push(word)
  }
  return words
}

function pushPairs(words: string[], run: string): void {
  const characters = [...run]
  if (characters.length === 1) words.push(run)
  for (let i = 0; i + 1 < characters.length; i += 1) {
    words.push(`${characters[i] ?? ''}${characters[i + 1] ?? ''}`)
  }
}

/** Turns words into stems of one language and remembers what it has seen, within bounds. */
export interface Stemmer {
  readonly language: LanguageCode
  stem(word: string): string
  isStopWord(word: string): boolean
  /** Stems of the words that carry meaning, in order, repeated as in the text. */
  contentStems(text: string): string[]
}

export function createStemmer(language: LanguageCode): Stemmer {
  const cache = new Map<string, string>()
  const stops = stopWords[language]
  const stem = (word: string): string => {
    const known = cache.get(word)
    if (known !== undefined) return known
    if (cache.size >= cacheLimit) cache.clear()
    const found = stemWord(word, language)
    cache.set(word, found)
    return found
  }
  return {
    language,
    stem,
    isStopWord: (word) => stops.has(word),
    contentStems: (text) => {
      const stems: string[] = []
      for (const word of splitWords(text)) {
        if (stops.has(word) || (word.length === 1 && /[a-z]/u.test(word))) continue
        stems.push(stem(word))
      }
      return stems
    },
  }
}
