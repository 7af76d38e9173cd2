import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const report = `Inspection report

Client: Marrow Baths
Date of visit: 9 September 2027

1. Scope

This report covers the boilers and tanks of the baths on the day of the visit.

2. Findings

2.1 Old boiler. No action is needed. The burner was clean and the flue was dry.

2.2 New boiler. The result is unsatisfactory. The pressure was too low to keep the valve shut, and it must be repaired by 1 October 2027.

2.3 Tank. The lid of the tank was open. We recommend a new seal before 1 November 2027.`

it('is put before what does not name the part itself, where a report speaks of several', async () => {
  const { conclusions, keyPoints, recommendations, criticalDetails } =
    await createEmbeddedEngine().summarize({ content: report, mode: 'general' })
  const told = [...conclusions, ...keyPoints, ...recommendations, ...criticalDetails]
  const valve = told.filter((text) => text.includes('keep the valve shut'))
  expect(valve.length).toBeGreaterThan(0)
  for (const text of valve) expect(text).toContain('New boiler:')
  expect(told.filter((text) => text.startsWith('No action is needed'))).toEqual([])
  expect(told.join('\n')).not.toContain('Tank: … The lid of the tank')
})
