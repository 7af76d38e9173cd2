import { describe, expect, it } from 'vitest'
import { rowsOfDetail, splitDetail } from './points.ts'

describe('splitDetail', () => {
  it('parts label and value at the first colon', () => {
    expect(splitDetail('Deadline: Monday, 06:00')).toEqual({
      label: 'Deadline',
      value: 'Monday, 06:00',
    })
  })

  it('leaves a point without a usable label whole', () => {
    expect(splitDetail('No label here')).toEqual({ label: null, value: 'No label here' })
    expect(splitDetail(': odd').label).toBeNull()
  })
})

describe('rowsOfDetail', () => {
  it('parts the rows of a table, without the name of the table', () => {
    const table = 'Fees: Morning: £24.00\nAfternoon: £21.00'
    expect(rowsOfDetail(table, 'Fees')).toEqual(['Morning: £24.00', 'Afternoon: £21.00'])
    expect(rowsOfDetail(table)).toEqual(['Fees: Morning: £24.00', 'Afternoon: £21.00'])
    expect(splitDetail(table).label).toBeNull()
  })

  it('leaves any other detail whole', () => {
    expect(rowsOfDetail('Fees: £24.00', 'Fees')).toEqual(['Fees: £24.00'])
  })
})
