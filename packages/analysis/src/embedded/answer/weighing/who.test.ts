import { expect, it } from 'vitest'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { questionWords } from '../question/question-words.ts'
import { kindIn } from './who.ts'

const index = await indexSentences(
  `Orders above 500 need the Chief Buyer to agree.

Orders below that are agreed by Petra Lindqvist, storekeeper.

I keep the negatives of all pictures.

The shelves are painted green.

Tablets are counted by the nurse.`,
  undefined,
)

function worthOf(text: string, asked: string): number {
  const question = readQuestion(asked, [], index)
  const at = index.sentences.findIndex((sentence) => sentence.text.startsWith(text))
  return kindIn(
    question,
    questionWords(question, index),
    index,
  )(at, index.sentences[at]?.text ?? '')
}

it('finds nobody named where only the words of the question have capitals', () => {
  expect(worthOf('Orders above', 'Who is the Chief Buyer?')).toBe(0)
  expect(worthOf('Orders below', 'Who is the Chief Buyer?')).toBe(1)
})

it('takes whoever speaks for somebody', () => {
  expect(worthOf('I keep', 'Who keeps the negatives?')).toBe(0.5)
  expect(worthOf('The shelves', 'Who paints the shelves?')).toBe(0)
})

it('takes whoever has the role, but not where a name is asked for', () => {
  expect(worthOf('Tablets', 'Who counts the tablets?')).toBe(0.6)
  expect(worthOf('Tablets', 'What is the name of whoever counts the tablets?')).toBe(0)
  expect(worthOf('Tablets', 'Which clinic counts the tablets?')).toBe(0)
})
