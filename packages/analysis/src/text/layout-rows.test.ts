import { describe, expect, it } from 'vitest'
import { layoutRows } from './layout-rows.ts'

function rowsOf(text: string): string[] {
  return [...layoutRows(text).values()].map(({ cells }) =>
    cells.map((cell) => cell.text).join(' | '),
  )
}

describe('rows of tables that spaces part', () => {
  it('have the lines on which their cells go on, whatever these begin with', () => {
    expect(
      rowsOf(`No.  Work                                 By           Who
1    Empty the tank, scrub it and rinse   3 May        Orme
     twice before you fill it
2    Keep the gate shut until the fence   4 May        Pell
     1.2 m high is up
3    Order paint                          5 May        Orme`),
    ).toEqual([
      'No. | Work | By | Who',
      '1 | Empty the tank, scrub it and rinse twice before you fill it | 3 May | Orme',
      '2 | Keep the gate shut until the fence 1.2 m high is up | 4 May | Pell',
      '3 | Order paint | 5 May | Orme',
    ])
  })

  it('go on below their first, their last and several cells', () => {
    expect(
      rowsOf(`Case                        Answer in       Charged?
Boat adrift                 1 hour          No
Engine stopped, harbour     4 hours         No
   (also at night)          from the call
Engine stopped, at sea      8 hours         Yes, £90 a call
                                            and £40 an hour`),
    ).toEqual([
      'Case | Answer in | Charged?',
      'Boat adrift | 1 hour | No',
      'Engine stopped, harbour (also at night) | 4 hours from the call | No',
      'Engine stopped, at sea | 8 hours | Yes, £90 a call and £40 an hour',
    ])
  })

  it('are below names of two lines', () => {
    expect(
      rowsOf(`                Einkommen-    Kirchen-
                steuer        steuer
Festgesetzt     4.120,00      310,00
Gezahlt         4.000,00      300,00`)[0],
    ).toBe('Einkommensteuer | Kirchensteuer')
  })

  it('have a cell that fills its column and is one space from the next one', () => {
    expect(
      rowsOf(`Case                    Answer in    Charged?
Boat adrift             1 hour       No
Engine stopped, harbour 4 hours      No
Mast broken             8 hours      Yes, £90
Keel lost               2 days       Yes, £95`)[2],
    ).toBe('Engine stopped, harbour | 4 hours | No')
  })

  it.each([
    ['no row of its own', '   of which flags          120          90'],
    [
      'no sum below a line',
      '                            -------\n                            1,250',
    ],
    [
      'no prose',
      'Prices hold until May. Please pay within two weeks, or we must ask for more than that.',
    ],
    ['no item', '                (a) none'],
  ])('take up %s', (_, line) => {
    const rows = rowsOf(`Stores          Old         New
Ropes           100         110
Sails           150         140
${line}`)
    expect(rows.join('\n')).not.toMatch(/140 |Sails [a-z(]/u)
  })
})

it('leaves the labeled lines of a record alone, and goes on with a last cell that holds some', () => {
  const record = [
    'P-1  MAJOR    Ladder, north pier',
    '     Code: 31.2',
    '     Observed: two rungs are missing',
    '     Correct by: 3 May',
  ].join('\n')
  expect(layoutRows(record).size).toBe(0)
  const terms = [
    '4   Premises     Ground floor: 97 sq m',
    '                 Basement store: 41 sq m',
    '                 The flat above is not let.',
  ].join('\n')
  expect([...layoutRows(terms).values()].map(({ cells }) => cells.at(-1)?.text)).toEqual([
    'Ground floor: 97 sq m Basement store: 41 sq m The flat above is not let.',
  ])
})
