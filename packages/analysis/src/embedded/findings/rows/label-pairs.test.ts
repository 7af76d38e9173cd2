import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

it('reads pairs side by side where one is read as one cell, and where a place has none', async () => {
  const { criticalDetails } = await engine.summarize({
    content: `PARKING AND ROADS COMMITTEE

Meeting date March 9, 2027 | | Agenda item | 4.C
From | Dana Whitlow, Chair | Staff contact | Omar Reyes, Engineer
Subject | Repair of the Ferry Lane wall | |
Committee vote | 5-2, February 16, 2027 | |

The committee asks the council to approve $84,000 for the wall by April 30, 2027.`,
    mode: 'general',
  })
  const found = criticalDetails.join('\n')
  expect(found).toContain('Meeting date: March 9, 2027')
  expect(found).not.toContain('Agenda item; 4.C')
  expect(found).toContain('Committee vote: 5-2, February 16, 2027')
})
