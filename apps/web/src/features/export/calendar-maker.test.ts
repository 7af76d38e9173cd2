import { expect, it } from 'vitest'
import { openCalendarMaker } from './calendar-maker.ts'
import { sampleInput, sampleLanguages } from './testing/samples.ts'

it.each(sampleLanguages)('finds the details that name a day, in %s', async (language) => {
  const input = sampleInput(language)
  const maker = await openCalendarMaker({ title: input.title, documentId: 'd1', input })
  expect(maker.count).toBe(2)
  expect(maker.details).toHaveLength(2)
})
