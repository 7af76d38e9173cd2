import { splitWords } from '../../../../text/words/tokens.ts'
import { patternsOf } from '../../asked-patterns.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { AskedWord, Question } from '../../question/question.ts'

const mostRows = 8
const mostWordsOfCell = 8
const leastColumns = 3

/**
 * The places of all rows of a table whose cell begins with a word of the question, as `STOPPED` does for "What tablets did they
 * stop?", where the rest of the question names nothing that another cell would have to hold. Empty where no one column has such cells.
 */
export function findRows(question: Question, index: SentenceIndex): readonly number[] {
  const { text } = question
  if (index.isArticle || question.isFollowUp) return []
  if (!patternsOf(index.words).asksForAll.test(text) || index.rules.phrases.excludes.test(text))
    return []
  const words = spokenWords(text, index)
  const found = new Map<string, number[]>()
  for (const [at, { paired }] of index.contexts.entries()) {
    if (paired === undefined || paired.cells.length < leastColumns) continue
    const columns = paired.cells.map(({ head }) => head)
    for (const [i, { text: cell }] of paired.cells.entries()) {
      const word = i === 0 ? undefined : words.find((it) => opens(cell, it, index))
      if (word === undefined) continue
      const key = `${columns.join('|')} ${i} ${word.stem}`
      found.set(key, [...(found.get(key) ?? []), at])
    }
  }
  const [rows, other] = [...found.entries()]
  if (rows === undefined || other !== undefined || rows[1].length > mostRows) return []
  const [key, places] = rows
  return isAllAsked(words, key.slice(key.lastIndexOf(' ') + 1), places, index) ? places : []
}

/** All words of a question but those that only ask or join, the vague ones, too: `stop` says little elsewhere. */
function spokenWords(text: string, { stemmer, lexicon, words }: SentenceIndex): AskedWord[] {
  const asking = new Set(words.asking.askingWords.split(/\s+/u))
  return splitWords(text)
    .filter((word) => !stemmer.isStopWord(word) && !asking.has(word))
    .map((word) => ({ stem: stemmer.stem(word), concepts: lexicon.of(stemmer.stem(word)) }))
}

function opens(cell: string, { stem }: AskedWord, { stemmer }: SentenceIndex): boolean {
  const words = splitWords(cell)
  const [first = ''] = words
  return words.length <= mostWordsOfCell && /^\p{L}/u.test(first) && stemmer.stem(first) === stem
}

/** Whether all else that is asked for stands over the table or in the names of its columns, or is the one other word for them. */
function isAllAsked(
  words: readonly AskedWord[],
  own: string,
  places: readonly number[],
  { bags }: SentenceIndex,
): boolean {
  const [first = 0] = places
  const over = bags.over(first)
  const others = words.filter(({ stem }) => stem !== own)
  const [unnamed, more] = others.filter(({ stem }) => !over.stems.has(stem))
  if (unnamed === undefined) return true
  return (
    more === undefined && others.length === 1 && unnamed.concepts.some((x) => over.concepts.has(x))
  )
}
