import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const rest = `We looked at the boats and the shed on 3 April 2027. The shed was dry and its roof had been mended in autumn.`

async function tasks(table: string): Promise<string[]> {
  const content = `Boat shed report\n\n${rest}\n\n5. What follows\n\n${table}`
  return (await engine.summarize({ content, mode: 'general' })).recommendations
}

describe('rows of a table of measures', () => {
  it('are tasks, also without a day, called by what is to be done', async () => {
    const found = await tasks(`No. | Measure | By | Priority
1.1 | Close the slipway; put up a sign | Immediately | A
1.2 | Replace the rotten planks | 19 May 2027 | B
1.3 | Teach the helpers to moor a boat | ongoing | C`)
    expect(found).toContain('Close the slipway; put up a sign: By: Immediately; Priority: A')
    expect(found.join('\n')).toContain('Teach the helpers to moor a boat: By: ongoing')
  })

  it('are told by what, who and when alone, what is due at once first', async () => {
    const found = await tasks(`No.   What                           Who       When
R1    Boil the water of the shed     owner     at once, until R2 is clear
R2    Fit a new lamp                 builder   within 7 days
R3    Mend the lid of the well       owner     by 4 May 2027`)
    expect(found[0]).toContain('Boil the water')
    expect(found.join('\n')).toContain('Boil the water of the shed')
    expect(found.join('\n')).toContain('Fit a new lamp')
  })

  it('are those that are not done yet', async () => {
    const found = (
      await tasks(`Ref    Action                   Owner     State
3.1    Oil the winch            Orme      open
3.2    Buy new fenders          Pell      Done
3.3    Count the life vests     Orme      open`)
    ).join('\n')
    expect(found).toContain('Oil the winch')
    expect(found).not.toContain('fenders')
  })

  it('are found in other languages', async () => {
    const content = `Prüfbericht Bootshaus\n\nWir haben das Bootshaus am 3. April 2027 besichtigt. Das Dach war dicht.\n\nNr. | Maßnahme | Zuständig | Priorität\n1 | Steg sperren und beschildern | Vorstand | hoch\n2 | Planken ersetzen | Bootswart | mittel`
    const { recommendations } = await engine.summarize({ content, mode: 'general' })
    expect(recommendations.join('\n')).toContain('Steg sperren und beschildern')
    expect(recommendations.join('\n')).toContain('Planken ersetzen')
  })

  it('are no figures of measures', async () => {
    const found = await tasks(`Measure | 2026 | 2027
Boats moored | 41 | 44
Visitors a day | 120 | 131`)
    expect(found.join('\n')).not.toMatch(/moored|Visitors/u)
  })
})

describe('what leaves nothing to do', () => {
  it.each([
    'Date of visit: Tuesday 4 May 2027, 07:40 - 09:15',
    'Painting of the slipway rails        Done in part (north side, March 2027)',
    'The club plans a crane in 2029, which will change all of this; we make no recommendation.',
  ])('%s', async (line) => {
    const content = `Boat shed report

${line}

${rest}

Please mend the gutter by 3 June 2027.`
    const { recommendations } = await engine.summarize({ content, mode: 'general' })
    expect(recommendations.join('\n')).toContain('mend the gutter')
    expect(recommendations.join('\n')).not.toMatch(/visit|slipway|crane/u)
  })

  it('and documents to hand in by a day do', async () => {
    const content = `Orrin Housing Office

Dear Ms Noor,

your claim for housing aid of 3 April 2027 is not complete yet.

Documents                                      By
Payslips of January to March                   17 May 2027
Letter of your landlord on the rent            24 May 2027

Yours sincerely
Tom Vale`
    const { recommendations } = await engine.summarize({ content, mode: 'general' })
    expect(recommendations.join('\n')).toContain('Payslips')
    expect(recommendations.join('\n')).toContain('landlord')
  })
})

it('takes neither who drives since when nor who took a sample for something to do', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    content: `BOAT POLICY

Sampled by: D. Orme, 4 May 2027, 10:35

WHO MAY STEER
No.  Name              Born         Licence          Held since   Relation
1    Rosa Prentice     03.02.1974   Full             1993         Policyholder
2    Jules Prentice    19.08.1972   Full             4 May 1991   Spouse

Nobody else may steer the boat. Send us a copy of the licence by 25 May 2027.`,
    mode: 'general',
  })
  expect(recommendations).toEqual(['Send us a copy of the licence by 25 May 2027.'])
})

it('takes every row below a heading of what is to be done for a task', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `ORRIN BOAT CLUB

Minutes of the meeting held in the hall on 8 March 2027

12/27  Jetty
RESOLVED to mend the jetty before summer at a cost of £900.

TO BE DONE

    AV   letter to the harbor office about the buoy          by 5 April
    TL   chase the grant; tell the yard                      after 15 April
    MS   two versions of the budget, to members              7 May
    JK   fence off the broken steps                          at once

The meeting closed at 9.32pm.`,
  })
  const told = recommendations.join('\n')
  for (const said of ['letter to the harbor', 'chase the grant', 'two versions', 'fence off'])
    expect(told).toContain(said)
})
