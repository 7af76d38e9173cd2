import { describe, expect, it } from 'vitest'
import { wordsAround } from './words-around.ts'

describe('the words around a value', () => {
  it.each([
    [
      'We may change the monthly fee at any time by giving you 28 days\u2019 written notice.',
      '28 days',
      '…monthly fee at any time by giving you 28 days\u2019 written notice.',
    ],
    ['The penalty charge is $70.', '$70', 'The penalty charge is $70.'],
    [
      'If it is unpaid for 30 days, we may break the lock, move your goods and sell them.',
      '30 days',
      'If it is unpaid for 30 days, we may break the lock, move…',
    ],
    [
      `${'あ'.repeat(60)}三十日${'い'.repeat(60)}`,
      '三十日',
      `…${'あ'.repeat(40)}三十日${'い'.repeat(32)}…`,
    ],
  ])('in "%s"', (sentence, value, words) => {
    expect(wordsAround(sentence, value)).toBe(words)
  })
})
