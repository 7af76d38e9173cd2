let seed = 7

/** The same numbers in each run, from 0 to 1. */
export function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const vocabulary = Array.from({ length: 5_000 }, (_, at) => `w${at.toString(36)}`)
const wordAt = () => vocabulary[Math.floor(random() * random() * vocabulary.length)] ?? ''

/** Sentences of 9 to 27 words, few of which are frequent, that many words together. */
export function makeSentences(words: number): string[] {
  const sentences: string[] = []
  for (let count = 0; count < words; ) {
    const length = 8 + Math.floor(random() * 18)
    sentences.push(`The ${Array.from({ length }, wordAt).join(' ')}.`)
    count += length + 1
  }
  return sentences
}

/** With one word of that many sentences changed, and sixty sentences elsewhere. */
export function withEdits(sentences: readonly string[], edits: number): string[] {
  const edited = [...sentences]
  for (let number = 0; number < edits; number += 1) {
    const at = Math.floor(random() * edited.length)
    const words = (edited[at] ?? '').split(' ')
    words[1 + Math.floor(random() * (words.length - 1))] = `changed${number}.`
    edited[at] = words.join(' ')
  }
  const block = edited.splice(200, 60)
  edited.splice(1_500, 0, ...block)
  return edited
}
