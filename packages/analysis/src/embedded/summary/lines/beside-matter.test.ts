import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isBeside, isBesideMatter } from './beside-matter.ts'

const english = await loadLanguage('en')

it.each([
  'Registered with the harbour office, no.',
  'Thanks for the walk round the yard on 3 May.',
  'All the best, and mind the step.',
  '< = below the limit',
])('says nothing of the matter: %s', (text) => {
  expect(isBesideMatter(text, english)).toBe(true)
})

it('keeps what a paper answers with no', () => {
  expect(isBesideMatter('The answer of the board was no.', english)).toBe(false)
  expect(isBeside('The fee rises to £90 on 1 May.', english)).toBe(false)
})

const letter = `Orme Riding School
Registered with the harbour office, no. 4411

Dear riders,

Thanks for the tea on 3 May and the cakes that all of you brought. The fee for a lesson rises to £34 on 1 June 2027. Lessons may be put off until noon of the day before. Riders without a helmet will be sent home and pay the full fee. The yard is closed from 20 to 31 December. Please return the form by 20 May 2027. A horse that is lame is replaced by another.

P. Lunt`

it('tells neither in a summary nor as a point what a letter says besides', async () => {
  const { summary, keyPoints } = await createEmbeddedEngine().summarize({
    content: letter,
    mode: 'general',
  })
  expect(summary).toContain('Please return the form by 20 May 2027.')
  expect(`${summary} ${keyPoints.join(' ')}`).not.toMatch(/Thanks for|office, no\./u)
})
