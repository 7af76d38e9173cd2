import { describe, expect, it } from 'vitest'
import { splitDetail } from './points.ts'

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
