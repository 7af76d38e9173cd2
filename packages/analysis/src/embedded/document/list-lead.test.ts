import { expect, it } from 'vitest'
import { loadLanguage } from '../languages/load-language.ts'
import { listLead } from './list-lead.ts'

const english = await loadLanguage('en')

it('takes a word at the end of a wrapped line for the opening of no list', () => {
  const content = `  4. Nobody may be named after that; members use the time to talk. If
     nobody has been named by then, it goes on for a week.
  5. The members then vote.`
  expect(listLead(content, content.indexOf('The members then'), english)).toBeUndefined()
})

it.each([
  'The rower stays on land if\n- the wind is above force 5;\n- it is dark.',
  'The rower stays on land if\n\n- the wind is above force 5\n  or the tide runs out;\n- it is dark.',
])('finds what opens a list without a colon', (content) => {
  const lead = listLead(content, content.indexOf('it is dark'), english)
  expect(lead && content.slice(lead.start, lead.end)).toBe('The rower stays on land if')
})

it.each([
  ['en', 'Before the course would you please\n- fill in the card;\n- bring a towel.'],
  ['de', 'Vor dem Kurs bitte\n- die Karte ausfüllen;\n- bring a towel.'],
  ['fr', 'Avant le cours, veuillez\n- remplir la carte;\n- bring a towel.'],
] as const)('finds a request in %s that opens a list', async (code, content) => {
  const lead = listLead(content, content.indexOf('bring a towel'), await loadLanguage(code))
  expect(lead && content.slice(lead.start, lead.end)).toBe(content.split('\n', 1)[0])
})
