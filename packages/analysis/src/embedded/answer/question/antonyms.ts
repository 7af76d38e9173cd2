import type { Stemmer } from '../../../text/words/tokens.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'

const oppositesOf = new WeakMap<Stemmer, ReadonlyMap<string, ReadonlySet<string>>>()

/** For the stems of words those of their opposites; empty where the language lists none. */
export function opposites({
  stemmer,
  words,
}: SentenceIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const found = oppositesOf.get(stemmer)
  if (found !== undefined) return found
  const map = new Map<string, Set<string>>()
  const add = (one: string, other: string): void => {
    const set = map.get(one) ?? new Set<string>()
    map.set(one, set.add(other))
  }
  for (const pair of words.opposites?.split(/[|\n]/u) ?? []) {
    const [one = '', other = ''] = pair.split(' ').map((word) => stemmer.stem(word))
    add(one, other)
    add(other, one)
  }
  oppositesOf.set(stemmer, map)
  return map
}
