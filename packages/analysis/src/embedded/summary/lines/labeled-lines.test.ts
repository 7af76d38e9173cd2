import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const report = `INTERNAL AUDIT REPORT 12/2026
Bakery chain Oldring Ltd

Date: 4 May 2026

Summary
We looked at three bakeries in March 2026. Our opinion: limited assurance. Cash was not counted in two of them.

FINDING 1 - HIGH - Cash drawers not counted
What we found. Of 40 evenings tested nobody counted the drawers on 17 of them. About £900 could not be explained.
Why it matters. Money may be taken without anybody noticing it for weeks.
What was agreed. The manager counts each drawer every evening and signs the sheet.
Owner: Jo Fenn.   Due: 30 June 2026

FINDING 2 - MEDIUM - Keys to the flour store
What we found. Eleven people hold a key to the store and the register names six of them.
Why it matters. Flour worth £300 was missing in March.
What was agreed. All keys are called in and the lock is changed.
Owner: Sam Ott.   Due: 15 July 2026

FINDING 3 - LOW - Oven temperature log
What we found. The log had no entries for nine days in February.
What was agreed. The log is kept on the till.
Owner: Jo Fenn.   Due: 31 July 2026
`

it('tells what is due, from whom and when together, behind the title of its finding, once', async () => {
  const made = await createEmbeddedEngine().summarize({ content: report, mode: 'general' })
  const due = made.criticalDetails.filter((text) => text.includes('30 June 2026'))
  expect(due).toEqual([
    'Cash drawers not counted: The manager counts each drawer every evening and signs the sheet. Owner: Jo Fenn. Due: 30 June 2026',
  ])
  expect(made.recommendations).toContain(
    'Keys to the flour store: All keys are called in and the lock is changed. Owner: Sam Ott. Due: 15 July 2026',
  )
})

it('neither tells the labels of its paragraphs nor puts them in front of anything', async () => {
  const made = await createEmbeddedEngine().summarize({ content: report, mode: 'general' })
  const told = [...made.keyPoints, ...made.criticalDetails, ...made.recommendations, made.summary]
  for (const text of told)
    expect(text).not.toMatch(/Why it matters|What we found|FINDING \d - \p{Lu}+ - .*:/u)
})

it('puts a heading in front without a gap and without its full stop', async () => {
  const content = `TERMS OF THE MOORING

1. Claims. The insurer is Orne Mutual. Its office opens on Mondays. Tell us within 30 days of any loss.
2. Fees. You pay £90 by 1 May each year.
`
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = made.recommendations.filter((text) => text.includes('within 30 days'))
  expect(told.length).toBeGreaterThan(0)
  for (const text of told) expect(text).not.toMatch(/…|\.:/u)
})
