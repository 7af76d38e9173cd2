import { type Stemmer, splitWords } from '../../../text/words/tokens.ts'
import type { Sentence } from '../../document/parse.ts'
import { partedVerbsIn } from '../parted-verbs.ts'
import {
  type Context,
  cellsOf,
  type Labeled,
  labeledOf,
  overOf,
  rowLabelOf,
  valueLineOf,
} from './context.ts'
import { type Bag, bagOf, type KnownLanguage } from './word-bag.ts'

/** A word of a sentence, with the offset at which it begins there. */
export interface PlacedWord {
  readonly offset: number
  readonly stem: string
  readonly concepts: readonly number[]
}

/** The words of sentences as every question needs them, each read once. `at` is the place of a sentence in the index. */
export interface SentenceBags {
  /** Stems of all words, in order. */
  stems(at: number): readonly string[]
  of(at: number): Bag
  /** What is over a sentence. */
  over(at: number): Bag
  /** The sentences of the same paragraph near it, and what is over it. */
  around(at: number): Bag
  placed(at: number): readonly PlacedWord[]
  /** The cells of the row of a table; none for other sentences. */
  cells(at: number): readonly string[]
  /** What a line such as `Policy number: HX-20931` says, with the stems of its label. */
  labeled(at: number): (Labeled & { readonly stems: readonly string[] }) | undefined
}

const window = 12

export function createSentenceBags(
  content: string,
  sentences: readonly Sentence[],
  contexts: readonly Context[],
  stemmer: Stemmer,
  known: KnownLanguage,
): SentenceBags {
  const stemsIn = (text: string): string[] => splitWords(text).map((word) => stemmer.stem(word))
  const read = (text: string): Bag => bagOf(text, stemsIn(text), known)
  const textAt = (at: number): string => sentences[at]?.text ?? ''
  const stems = remember((at: number) => stemsIn(textAt(at)))
  const overAt = (at: number): string => {
    const context = contexts[at]
    return context === undefined ? '' : overOf(context)
  }
  const readAround = (at: number, heading: string, over: string): Bag => {
    const first = Math.floor(at / window) * window - window / 2
    const texts = [heading, over]
    const stemsAround = stemsIn(texts.join(' '))
    for (let other = Math.max(0, first); other < first + 2 * window; other += 1) {
      if (sentences[other]?.block !== sentences[at]?.block) continue
      texts.push(textAt(other))
      stemsAround.push(...stems(other))
    }
    return bagOf(texts.join(' '), stemsAround, known)
  }
  const overs = remember(read)
  const arounds = new Map<string, Bag>()
  return {
    stems,
    of: remember((at: number) => {
      const parted = partedVerbsIn(textAt(at), known.words.asking).map((verb) => stemmer.stem(verb))
      return bagOf(textAt(at), [...stems(at), ...parted], known)
    }),
    over: (at) => overs(overAt(at)),
    around: (at) => {
      const { block, heading = '' } = sentences[at] ?? {}
      const over = overAt(at)
      const key = `${block} ${Math.floor(at / window)} ${heading} ${over}`
      const made = arounds.get(key) ?? readAround(at, heading, over)
      arounds.set(key, made)
      return made
    },
    placed: remember((at: number) =>
      [...textAt(at).matchAll(/[\p{L}\p{M}]+/gu)].map(({ index, 0: word }) => {
        const stem = stemmer.stem(word.toLowerCase())
        return { offset: index, stem, concepts: known.lexicon.of(stem) }
      }),
    ),
    cells: remember((at: number) => {
      const { start = 0, end = 0 } = sentences[at] ?? {}
      return cellsOf(content.slice(start, end)) ?? []
    }),
    labeled: remember((at: number) => {
      const sentence = sentences[at]
      if (sentence === undefined) return undefined
      const raw = content.slice(sentence.start, sentence.end)
      const labeled = labeledOf(sentence) ?? rowLabelOf(raw) ?? valueLineOf(sentence)
      return labeled && { ...labeled, stems: stemmer.contentStems(labeled.label) }
    }),
  }
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as Value
  }
}
