import { describe, expect, it } from 'vitest'
import { findText } from './use-find.ts'

describe('findText', () => {
  it('takes the words literally in any case and any white space between them', () => {
    expect(findText('a+b (c)\nd', '(c) d')).toEqual([{ start: 4, end: 9 }])
    expect(findText('The rent. the RENT (due)', 'rent')).toEqual([
      { start: 4, end: 8 },
      { start: 14, end: 18 },
    ])
    expect(findText('aaa', '.')).toEqual([])
    expect(findText('text', '   ')).toEqual([])
  })
})
