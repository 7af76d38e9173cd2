import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()
const report = `Harbor safety inspection

No. 1 Ladder, north pier
Observed: Two rungs are missing below the waterline.
Required: Replace the ladder with a galvanized one.
Correct by: June 2, 2026

No. 2 Fuel pump, dock B
Observed: The emergency stop does not cut the power.
Required: Install a new stop switch with a key.
Correct by: May 18, 2026

No. 3 Lifebuoys
Observed: Four lifebuoys are without a line.
Required: Fit lines of thirty meters.
Correct by: July 15, 2026

Rules of the harbor

The slipway is open to members and their guests. Keys are kept by the harbor master.
Dogs are kept on a lead on all piers. Fires are lit only in the iron baskets.`

it('answers with the line of a record that has the day where another line has what is asked about', async () => {
  const question = 'What is the deadline for the emergency stop?'
  const { verdict, result } = await engine.answer({ content: report, question })
  expect(verdict).toBe('closest')
  expect(result).toContain('May 18, 2026')
  expect(result).not.toContain('June 2')
})

it('shows the day of the record beside what has to be done, and nothing of other records', async () => {
  const question = 'By when must the stop switch be installed?'
  const { result } = await engine.answer({ content: report, question })
  expect(result).toContain('May 18, 2026')
  expect(result).not.toMatch(/June 2|July 15|slipway/u)
})

it('takes no day of a record that knows less than all that is asked about', async () => {
  const question = 'What is the deadline for the emergency generator?'
  expect((await engine.answer({ content: report, question })).verdict).toBe('absent')
})
