import { splitWords } from '../../../../text/words/tokens.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Question } from '../../question/question.ts'

const leastType = 0.8
/** How many words may be between a number and what it counts: `in the 3rd of the entrances`. */
const farthest = 2
const numberCell = /^\P{L}?\p{N}{1,3}[.)]?\p{L}{0,3}$/u

interface Counted {
  readonly number: string
  /** The words beside the number. */
  readonly beside: ReadonlySet<string>
}

/**
 * The place of the row that a question names by its number: `When is it done in entrance 3?` finds `3 | 5 to 13 October` below
 * `Entrance | Days`, and `Week 3 | …`. Undefined where it names none or more than one.
 */
export function findNumberedRow(question: Question, index: SentenceIndex): number | undefined {
  if (index.isArticle || question.isFollowUp) return undefined
  const counted = countedIn(question.text, index)
  if (counted === undefined) return undefined
  const found = [...index.sentences.keys()].filter((at) => {
    const cells = index.bags.cells(at)
    return cells.length > 1 && isNamed(cells, at, counted, index) && tells(question, at, index)
  })
  return found.length === 1 ? found[0] : undefined
}

/** The only number of a question, with the words beside it. */
function countedIn(text: string, { lexicon, stemmer }: SentenceIndex): Counted | undefined {
  if (lexicon.isUnspaced) return undefined
  const words = splitWords(text)
  const stems = words.map((word) => stemmer.stem(word))
  const places = stems.flatMap((stem, at) => (lexicon.numberOf(stem) === '' ? [] : [at]))
  const [at, other] = places
  if (at === undefined || other !== undefined) return undefined
  const beside = stems.filter(
    (_, i) => i !== at && Math.abs(i - at) <= farthest && !stemmer.isStopWord(words[i] ?? ''),
  )
  return { number: lexicon.numberOf(stems[at] ?? ''), beside: new Set(beside) }
}

function isNamed(
  [first = '']: readonly string[],
  at: number,
  { number, beside }: Counted,
  { contexts, stemmer, lexicon }: SentenceIndex,
): boolean {
  const stems = splitWords(first).map((word) => stemmer.stem(word))
  if (!stems.some((stem) => lexicon.numberOf(stem) === number)) return false
  const called = stems.filter((stem) => lexicon.numberOf(stem) === '')
  if (!numberCell.test(first)) return called.length > 0 && called.every((stem) => beside.has(stem))
  const [head = ''] = contexts[at]?.columns ?? []
  return splitWords(head).some((word) => beside.has(stemmer.stem(word)))
}

function tells({ type }: Question, at: number, { types, sentences }: SentenceIndex): boolean {
  if (type === 'other' || type === 'definition' || type === 'yesNo') return true
  return types.holds(type, sentences[at]?.text ?? '') >= leastType
}
