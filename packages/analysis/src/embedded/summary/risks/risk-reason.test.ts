import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { riskReasonOf, toldReasonOf } from './risk-reason.ts'

type Told = Parameters<typeof riskReasonOf>[0]

const language = await loadLanguage('en')
const general = { genre: 'general', language } as const
const contract = { genre: 'contract', id: 'contract', language } as const

/** A danger whose reasons are all told by themselves. */
function told(ids: Told['riskReasons'], burdens: Told['burdens'] = []): Told {
  return { riskReasons: ids, toldReasons: ids, burdens }
}

const matches = { severe: 0, serious: 0, decided: 0, plea: 0, duty: 0 }

describe('toldReasonOf', () => {
  const found = told([])

  it('tells in general what no words tell: a condition, or that it is to be watched', () => {
    expect(toldReasonOf({ ...found, matches: { ...matches, condition: 1 } }, contract)).toBe(
      'condition',
    )
    expect(toldReasonOf({ ...found, matches: { ...matches, condition: 0 } }, contract)).toBe(
      'other',
    )
    expect(toldReasonOf(found, { genre: 'report', id: 'audit-report', language })).toBe('attention')
    expect(toldReasonOf(found, { genre: 'report', id: 'tender', language })).toBe('other')
  })
})

describe('riskReasonOf', () => {
  it('tells what injures as a danger to health, whatever else words tell', () => {
    expect(riskReasonOf({ ...told(['defect'], ['harm']), injures: true }, contract)).toBe('health')
  })

  it('tells what a burden is only where words or sums bear it out', () => {
    expect(riskReasonOf(told([], ['power']), contract)).toBe('other')
    expect(riskReasonOf(told(['oneSided'], ['power']), contract)).toBe('oneSided')
    expect(riskReasonOf(told([], ['bears']), contract)).toBe('other')
    const unit = { text: 'The whole loan becomes payable.' } as NonNullable<Told['unit']>
    expect(riskReasonOf({ ...told([], ['bears']), unit }, contract)).toBe('cost')
    expect(riskReasonOf(told([], ['loses']), contract)).toBe('forfeit')
    expect(
      riskReasonOf(told([], ['loses']), { genre: 'report', id: 'audit-report', language }),
    ).toBe('other')
  })

  it('takes a mention of courts for no legal step', () => {
    expect(riskReasonOf(told(['legal']), contract)).toBe('other')
    expect(riskReasonOf(told(['legal'], ['power']), contract)).toBe('legal')
  })

  it('knows what holds despite an appeal', () => {
    expect(riskReasonOf(told(['effective', 'waiver'], ['tooLate']), contract)).toBe('effective')
  })

  it('calls it no end for the reader where the reader may end it', () => {
    expect(riskReasonOf({ ...told(['ending']), favors: true }, contract)).toBe('other')
  })

  it('tells what comes of it before what it is about', () => {
    expect(riskReasonOf(told(['health', 'cost']), general)).toBe('cost')
    expect(riskReasonOf(told(['oneSided', 'ending'], ['power']), general)).toBe('ending')
  })

  it('tells what it is about where that is the danger', () => {
    expect(riskReasonOf(told(['health', 'cost'], ['harm']), general)).toBe('health')
    expect(riskReasonOf(told(['defect'], ['harm']), general)).toBe('defect')
  })

  it('tells who bears it where words tell no more than what it is about', () => {
    expect(riskReasonOf(told(['cost'], ['bears']), general)).toBe('cost')
    expect(riskReasonOf(told(['restriction'], ['loses']), general)).toBe('forfeit')
  })

  it('tells nothing where no burden bears out a word', () => {
    expect(riskReasonOf(told([], ['failure']), general)).toBe('other')
    expect(riskReasonOf(told(['refusal', 'data', 'deadline']), general)).toBe('other')
  })

  it('takes no reason from a condition alone', () => {
    const found = { riskReasons: ['refusal', 'cost'], toldReasons: ['cost'], burdens: ['loses'] }
    expect(riskReasonOf(found as Told, general)).toBe('cost')
  })

  it('takes a word of the title for the topic, unless somebody does it to the reader', () => {
    const letter = { genre: 'general', topics: ['ending'], language } as const
    expect(riskReasonOf(told(['ending'], ['failure']), letter)).toBe('other')
    expect(riskReasonOf(told(['ending'], ['power']), letter)).toBe('ending')
  })

  it('knows no other party in manuals, and health first in medical papers', () => {
    const word = told(['ending'], ['power'])
    expect(riskReasonOf(word, { genre: 'manual', language })).toBe('other')
    expect(riskReasonOf(word, { genre: 'general', id: 'leaflet', language })).toBe('health')
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
