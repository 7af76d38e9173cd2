import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePartialJson } from './partial-json.ts'

describe('parsePartialJson', () => {
  it('closes what is open and leaves the unfinished value out', () => {
    expect(parsePartialJson('{"a":[{"text":"one"},{"text":"tw')).toEqual({
      a: [{ text: 'one' }, {}],
    })
    expect(parsePartialJson('{"a":"x","b":["1","2')).toEqual({ a: 'x', b: ['1'] })
    expect(parsePartialJson('```json\n{"a":"x","b')).toEqual({ a: 'x' })
  })

  it.each([
    ['{"a":[1],"answer":"The rent is $2,5', { a: [1], answer: 'The rent is $2,5' }],
    ['{"answer":"one\\', { answer: 'one' }],
    ['{"answer":"one\\u00', { answer: 'one' }],
    ['{"a":"x","ans', { a: 'x' }],
  ])('keeps the beginning of the last string on demand: %s', (text, value) => {
    expect(parsePartialJson(text, { keepsOpenString: true })).toEqual(value)
  })

  it('reads nothing from text without an object', () => {
    expect(parsePartialJson('Sure, here')).toBeUndefined()
  })

  it('reads a finished object whole and any beginning of it without failing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (value, share) => {
          const text = JSON.stringify(value)
          expect(parsePartialJson(text)).toEqual(JSON.parse(text))
          const cut = text.slice(0, Math.max(1, Math.floor(text.length * share)))
          expect(parsePartialJson(cut)).toBeTypeOf('object')
        },
      ),
    )
  })
})
