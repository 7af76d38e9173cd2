import { describe, expect, it } from 'vitest'
import { porterStem } from './porter-stem.ts'

describe('porterStem', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['hopping', 'hop'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['relational', 'relat'],
    ['vietnamization', 'vietnam'],
    ['electrical', 'electr'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['controlling', 'control'],
    ['rate', 'rate'],
    ['yields', 'yield'],
    ['terminated', 'termin'],
    ['termination', 'termin'],
  ])('stems %s to %s', (word, stem) => {
    expect(porterStem(word)).toBe(stem)
  })

  it('leaves other scripts alone', () => {
    expect(porterStem('größe')).toBe('größe')
  })
})
