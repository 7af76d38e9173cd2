import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Bag } from '../index/word-bag.ts'
import { holds, type QuestionWord } from '../question/question-words.ts'
import { shareOf } from './share.ts'

/** How many of the words of the question a sentence holds, and what stands around it. */
export function coverageOf(words: readonly QuestionWord[], index: SentenceIndex) {
  const heaviest = words.reduce((best, word) => (word.weight > best.weight ? word : best), nothing)
  const degrees = new Map<Bag, readonly number[]>()
  const degreesOf = (bag: Bag): readonly number[] => {
    const found = degrees.get(bag) ?? words.map((word) => holds(word, bag, index))
    degrees.set(bag, found)
    return found
  }
  const degreesAt = (at: number): readonly number[] => degreesOf(index.bags.of(at))
  const beyond = (own: readonly number[], others: readonly number[]): number =>
    shareOf(
      words,
      others.map((x, i) => Math.max(0, x - (own[i] ?? 0))),
    )
  const beside = (at: number, other: number): number => {
    if (index.sentences[at]?.block !== index.sentences[other]?.block) return 0
    return beyond(degreesAt(at), degreesAt(other))
  }
  return (at: number) => {
    const own = degreesAt(at)
    const around = degreesOf(index.bags.around(at))
    return {
      coverage: shareOf(words, own),
      exactCoverage: shareOf(
        words,
        own.map((x) => (x >= 0.8 ? x : 0)),
      ),
      plainCoverage: shareOf(words, own, ({ isName, number }) => !isName && number === ''),
      overCoverage: beyond(own, degreesOf(index.bags.over(at))),
      blockCoverage: shareOf(words, around),
      beforeCoverage: beside(at, at - 1),
      afterCoverage: beside(at, at + 1),
      elsewhere: shareOf(
        words,
        words.map(({ known }, i) => flag(known === 1 && around[i] === 0)),
      ),
      held: own.reduce((sum, x) => sum + x, 0) / 5,
      missing: own.filter((degree) => degree === 0).length / 5,
      heaviest: heaviest === nothing ? 0 : (own[words.indexOf(heaviest)] ?? 0),
      missingNames:
        words.filter(({ isName, known }, i) => isName && known > 0 && around[i] === 0).length / 2,
      focus: own[0] ?? 0,
    }
  }
}

const nothing: QuestionWord = {
  stem: '',
  concepts: [],
  isName: false,
  number: '',
  counted: '',
  month: 0,
  isVague: false,
  weight: 0,
  everyday: undefined,
  known: 0,
  asking: [],
}

function flag(value: boolean): number {
  return value ? 1 : 0
}
