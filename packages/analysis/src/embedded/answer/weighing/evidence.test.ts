import { describe, expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import type { createScales } from './evidence.ts'

const text = `The ferry to Marlow begins its season in April and ends it in October.
Captain Iris Holt won the rowing cup in 1962. The harbour was rebuilt after the flood.
The council allows boats of up to nine metres. Fishing is prohibited near the lock.`

const index = await indexSentences(text, undefined)

function weigh(question: string): ReturnType<ReturnType<typeof createScales>> {
  const read = readQuestion(question, [], index)
  const [best] = findHits(read, index)
  if (best === undefined) throw new Error('nothing was found')
  return best.evidence
}

describe('what speaks for a sentence', () => {
  it('is how much of the question it holds, misspelled words among it', () => {
    expect(weigh('When was the harbour rebuilt?').coverage).toBe(1)
    expect(weigh('When was the harbuor rebuilt?').coverage).toBeGreaterThan(0.9)
    expect(weigh('When was the harbour painted?').coverage).toBeLessThan(0.7)
  })

  it('counts a vague word less than one that says something', () => {
    const vague = weigh('When did the rebuilt harbour become?').coverage
    expect(vague).toBeGreaterThan(weigh('When was the rebuilt harbour painted?').coverage)
    expect(vague).toBeLessThan(1)
  })

  it('speaks against it when the question turns a word into its opposite', () => {
    expect(weigh('Who lost the rowing cup in 1962?').opposed).toBeGreaterThan(0)
    expect(weigh('Who won the rowing cup in 1962?').opposed).toBe(0)
  })

  it('knows a number in any of its forms', () => {
    expect(weigh('Which boats of 9 metres are allowed?').coverage).toBeGreaterThan(0.8)
    expect(weigh('Who won the rowing cup in 1971?').coverage).toBeLessThan(0.9)
  })

  it('tells questions that deny and names that the document does not know', () => {
    expect(weigh('Why did Iris Holt not win the cup?').isNegated).toBe(1)
    expect(weigh('Where did captain Barnaby win the cup?').unknownNames).toBeGreaterThan(0)
    expect(weigh('Where did captain Holt win the cup?').unknownNames).toBe(0)
  })

  it('finds words that stand together on both sides of a short one', async () => {
    const lease = await indexSentences('The landlord may evict anyone who smokes.', undefined)
    const [best] = findHits(readQuestion('Can they throw us out?', [], lease), lease)
    expect(best?.evidence.coverage).toBeGreaterThan(0.5)
  })

  it('takes somebody of a role for somebody that is asked for, unless the question names that role', async () => {
    const lease = await indexSentences('The chimneys are swept by the landlord.', undefined)
    const typeOf = (question: string) =>
      findHits(readQuestion(question, [], lease), lease)[0]?.evidence.type
    expect(typeOf('Who sweeps the chimneys?')).toBeGreaterThan(0.5)
    expect(typeOf('Who is the landlord of the chimneys?')).toBe(0)
  })

  it('prefers the sentence in which the words stand in their order', () => {
    const question = readQuestion('Where is fishing prohibited?', [], index)
    const [best] = findHits(question, index)
    expect(index.sentences[best?.at ?? -1]?.text).toBe('Fishing is prohibited near the lock.')
  })
})
