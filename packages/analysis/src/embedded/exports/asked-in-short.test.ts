import { exportInputSchema } from '@precis/domain'
import { expect, it } from 'vitest'
import { fillParts, type Part } from './fill.ts'
import { composeExport } from './write-export.ts'

const paper = exportInputSchema.parse({
  title: 'Your berth',
  type: 'Letter',
  purpose: 'We let the berth to you.',
  date: '4 May 2027',
  summary: 'The harbor is rebuilt.',
  keyPoints: [],
  conclusions: [],
  criticalDetails: [],
  recommendations: ['The yard is old.', 'Take the sail down before the storm comes.'],
  risks: [],
  riskLevels: [],
})

it.each(['executive-brief', 'email-summary'] as const)(
  'tells in the %s what is asked before what is only told',
  async (format) => {
    const text = await composeExport(format, paper)
    expect(text).toMatch(/Take the sail down[\s\S]*The yard is old/u)
  },
)

const partOf = (heading: string, texts: readonly string[], more: Partial<Part>): Part => ({
  heading,
  points: texts.map((text) => ({ text, note: '' })),
  line: ({ text }) => text,
  keep: 1,
  ...more,
})

it('keeps words for what is asked, and leaves out of it what stands above', () => {
  const dated = 'Send the form to the office by 3 May.'
  const blocks = fillParts(
    [
      partOf('What matters', [dated], { own: 20 }),
      partOf('Asked', [dated, 'Take the sail down.'], { own: 10, goesOn: true }),
      partOf('Rest', ['The quay was built long ago by the town.'], { keep: 9 }),
    ],
    20,
  )
  expect(blocks.map(({ lines }) => lines)).toEqual([[dated], ['Take the sail down.']])
})
