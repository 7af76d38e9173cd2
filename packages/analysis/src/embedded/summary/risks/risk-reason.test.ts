import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { riskReasonOf } from './risk-reason.ts'

describe('riskReasonOf', () => {
  it('tells what comes of it before what it is about', () => {
    expect(riskReasonOf({ riskReasons: ['health', 'cost'], burdens: [] })).toBe('cost')
    expect(riskReasonOf({ riskReasons: ['oneSided', 'ending'], burdens: ['power'] })).toBe('ending')
  })

  it('tells what it is about where that is the danger', () => {
    expect(riskReasonOf({ riskReasons: ['health', 'cost'], burdens: ['harm'] })).toBe('health')
    expect(riskReasonOf({ riskReasons: ['defect'], burdens: [] })).toBe('defect')
  })

  it('tells who bears it where words tell no more than what it is about', () => {
    expect(riskReasonOf({ riskReasons: ['finance'], burdens: ['bears'] })).toBe('cost')
    expect(riskReasonOf({ riskReasons: ['restriction'], burdens: ['loses'] })).toBe('forfeit')
  })

  it('is never empty', () => {
    expect(riskReasonOf({ riskReasons: [], burdens: ['failure'] })).toBe('other')
  })
})

const club = (clause: string) => `Rowing club rules

The club has a boathouse on the north bank and eleven boats. Members row from April to October.

${clause}`

it.each([
  ['We do not take responsibility for oars or clothes that go missing.', /Liability/u],
  ['If a second payment fails, the member bears the whole cost of the season.', /costs/u],
  ['Once a berth is booked, the deposit cannot be returned.', /lost/u],
  ['If the berth is not paid by May, it may be given to another member.', /ended/u],
])('says why %j is a danger', async (clause, told) => {
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content: club(clause),
    mode: 'general',
  })
  expect(riskReasons?.[risks.indexOf(clause)]).toMatch(told)
})
