import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { recordParts } from './record-parts.ts'

const report = `HARBOR SAFETY INSPECTION REPORT

INSPECTION NO.: 27-118
DATE: 05/12/2027

VIOLATIONS

P-1  CRITICAL    Ladder, north pier
     Code: 31.2
     Observed: Two rungs are missing. The top bracket is loose.
     Required: Replace the ladder; close the pier until then.
     Correct by: 05/19/2027

P-2  MAJOR       CO2 bottles, fuel store
     Code: 12.4
     Observed: No spill tray beneath the drums.
     Required: Fit a tray of 200 liters.
     Correct by: 06/02/2027

P-3  MINOR       Life rings
     Code: 9.1
     Observed: One of six rings is past its date.
     Required: Renew the ring.
     Correct by: 06/30/2027
`

it('names the records of an inspection by the line above their labels', () => {
  const names = recordParts({ content: report }).map(({ name }) =>
    report.slice(name.start, name.end),
  )
  expect(names).toEqual(['Ladder, north pier', 'CO2 bottles, fuel store', 'Life rings'])
})

it('takes neither one block of labels nor blocks with other labels for records', () => {
  const content = `Seller
Name: Orme
Street: Pier 4

Boat
Length: 9 m
Year: 1998

Seller
Name: Falk
`
  expect(recordParts({ content })).toEqual([])
})

it('tells what is required by when behind the name of the record', async () => {
  const made = await createEmbeddedEngine().summarize({ content: report, mode: 'general' })
  const told = [...made.criticalDetails, ...made.recommendations]
  expect(told).toContain(
    'Ladder, north pier: Required: Replace the ladder; close the pier until then. Correct by: 05/19/2027',
  )
  expect(told.some((text) => text.includes('Correct by') && text.startsWith('Correct'))).toBe(false)
})

it('takes each record for a danger, whole, as bad as its own grade', async () => {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({
    content: report,
    mode: 'general',
  })
  const ladder = risks.filter((text) => text.includes('Ladder, north pier'))
  expect(ladder).toHaveLength(1)
  expect(ladder[0]).toContain('Two rungs are missing.')
  const levelOf = (words: string) => riskLevels?.[risks.findIndex((text) => text.includes(words))]
  expect(levelOf('Ladder, north pier')).toBe('high')
  expect(levelOf('Life rings')).toBe('low')
})
