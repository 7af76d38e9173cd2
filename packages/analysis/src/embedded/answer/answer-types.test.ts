import { expect, it } from 'vitest'
import { loadWords } from '../languages/load-words.ts'
import { answerTypesOf } from './answer-types.ts'

const [english, chinese, japanese] = (
  await Promise.all((['en', 'zh', 'ja'] as const).map(loadWords))
).map(answerTypesOf)

it.each(['What is the monthly rental?', 'What was the grant for the roof?', 'What are my dues?'])(
  'takes "%s" for a question about money',
  (question) => {
    expect(english?.typeOf(question)).toBe('money')
  },
)

it('takes the number of a bill for none', () => {
  expect(english?.typeOf('What is the invoice number?')).not.toBe('money')
})

it('finds sums between letters where words stand without spaces', () => {
  expect(chinese?.holds('money', '没收违法所得731.50元；')).toBe(1)
  expect(japanese?.holds('money', '会費は月額4,200円です。')).toBe(1)
  expect(chinese?.holds('money', '型号T4000元件')).toBeLessThan(1)
})
