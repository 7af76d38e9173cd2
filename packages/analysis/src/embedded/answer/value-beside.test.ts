import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const engine = createEmbeddedEngine()

const english = `Boat club, letter to Mr Orme

The hull survey for your dinghy has not reached us; the old survey ran out on 28 February.
Rule 9 asks for one every two years. Please send it by 17 April.

Wash-down of the slip is on the first Saturday of May. It takes the whole day.`

const german = `Schreiben des Bootsvereins

Das Gutachten für Ihre Jolle ist noch nicht bei uns; das alte Gutachten lief am 28. Februar ab.
Bitte reichen Sie es bis zum 17. April ein.

Die Slipanlage wird am ersten Samstag im Mai gereinigt.`

it.each([
  ['By when must the survey for the dinghy be sent?', english, '17 April'],
  ['Wann muss das Gutachten bei Ihnen sein?', german, '17. April'],
])('tells the day beside the passage: %s', async (question, content, day) => {
  expect((await engine.answer({ content, question })).result).toContain(day)
})

it('adds nothing to a passage that holds what is asked for', async () => {
  const { result } = await engine.answer({
    content: english,
    question: 'When did the old survey run out?',
  })
  expect(result).toContain('28 February')
  expect(result).not.toContain('17 April')
})
