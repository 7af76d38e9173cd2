import { expect, it } from 'vitest'
import { listLead } from './list-lead.ts'

it('takes a word at the end of a wrapped line for the opening of no list', () => {
  const content = `  4. Nobody may be named after that; members use the time to talk. If
     nobody has been named by then, it goes on for a week.
  5. The members then vote.`
  expect(listLead(content, content.indexOf('The members then'))).toBeUndefined()
})

it.each([
  'The rower stays on land if\n- the wind is above force 5;\n- it is dark.',
  'The rower stays on land if\n\n- the wind is above force 5\n  or the tide runs out;\n- it is dark.',
])('finds what opens a list without a colon', (content) => {
  const lead = listLead(content, content.indexOf('it is dark'))
  expect(lead && content.slice(lead.start, lead.end)).toBe('The rower stays on land if')
})

it.each([
  'Before the course would you please\n- fill in the card;\n- bring a towel.',
  'Vor dem Kurs bitte\n- die Karte ausfüllen;\n- bring a towel.',
  'Avant le cours, veuillez\n- remplir la carte;\n- bring a towel.',
])('finds a request that opens a list', (content) => {
  const lead = listLead(content, content.indexOf('bring a towel'))
  expect(lead && content.slice(lead.start, lead.end)).toBe(content.split('\n', 1)[0])
})
