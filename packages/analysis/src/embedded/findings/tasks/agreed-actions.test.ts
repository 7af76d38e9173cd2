import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { agreedBy } from './agreed-actions.ts'

const report = `AUDIT OF THE BOATHOUSE

FINDING 1 - HIGH - Oars handed out without a signature
What we found. Of 40 oars tested 12 had been handed out without a signature. The book was kept in a locked office and nobody had the key on Sundays.
What was agreed. (a) The book was moved on 13 August. (b) A second key will be kept by the warden.
Owner: Ada Vale.   Due: 30 November 2027

FINDING 2 - LOW - Ropes not counted
What we found. Ropes have not been counted since May. Two were missing on the day of our visit.
What was agreed. Count the ropes every month; list on the wall.
Owner: T. Lind.   Due: 12 December 2027

FINDING 3 - LOW - Life jackets without date. A yearly check was agreed. Owner: both wardens. Due: 31 December 2027.
`

it('tells what was agreed together with who does it and by when', async () => {
  const { criticalDetails, recommendations } = await createEmbeddedEngine().summarize({
    content: report,
    mode: 'general',
  })
  const told = recommendations.join('\n')
  expect(told).toContain('kept by the warden. Owner: Ada Vale. Due: 30 November 2027')
  expect(told).toContain('Count the ropes every month; list on the wall. Owner: T. Lind. Due:')
  expect(told).toContain('A yearly check was agreed. Owner: both wardens.')
  expect([...recommendations, ...criticalDetails].join('\n')).not.toMatch(/… Due|What we found\.:/u)
})

it('reads who and when, and takes no other pair of labels for them', async () => {
  const english = await loadLanguage('en')
  expect(agreedBy('Count the ropes. Owner: T. Lind. Due: 12 December 2027', english)).toEqual({
    who: 'T. Lind',
    when: '12 December 2027',
  })
  expect(agreedBy('Color: dark green. Made: 12 December 2027', english)).toBeUndefined()
})
