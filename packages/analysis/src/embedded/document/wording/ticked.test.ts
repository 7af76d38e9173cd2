import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { onlyTicked } from './ticked.ts'

it.each([
  ['Result: [ ] pass   [x] conditional   [ ] closed', 'Result: conditional'],
  ['Term: [ ] 4 weeks; [X] 12 months; [ ] 24 months', 'Term: 12 months'],
  ['Extras: ☒ sauna ☐ towels ☑ courses', 'Extras: sauna; courses'],
  ['Extras: [ ] sauna [ ] towels', 'Extras: [ ] sauna [ ] towels'],
  ['[x] sauna', '[x] sauna'],
  ['Rent: £90', 'Rent: £90'],
])('says what was ticked in %j', (text, told) => {
  expect(onlyTicked(text)).toBe(told)
})

it('tells the ticked result of an inspection in its purpose and its summary', async () => {
  const { mainPurpose, summary } = await createEmbeddedEngine().summarize({
    content: `JETTY SAFETY INSPECTION REPORT

OWNER: Orme Ferries Ltd
DATE: 4 May 2027

OVERALL RESULT:  [ ] PASS    [X] CONDITIONAL - second visit required    [ ] CLOSED

SUMMARY

Two faults were found on the north rail. The jetty may stay open to walkers.

FINDINGS

F-1 The north rail is loose at post 4. It must be fixed by 1 June 2027.

F-2 One lifebelt is missing. It was replaced during the visit.`,
    mode: 'general',
  })
  for (const text of [mainPurpose, summary]) {
    expect(text).toContain('CONDITIONAL - second visit required')
    expect(text).not.toMatch(/\[ \]|PASS|CLOSED/u)
  }
})
