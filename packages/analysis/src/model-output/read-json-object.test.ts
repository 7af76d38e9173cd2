import { describe, expect, it } from 'vitest'
import { readJsonObject } from './read-json-object.ts'

describe('readJsonObject', () => {
  it.each([
    ['plain', '{"a":1}'],
    ['fenced', '```json\n{"a":1}\n```'],
    ['in prose', 'Sure! Here it is: {"a":1} Anything else?'],
    ['behind thoughts', '<think>{"b":2, "long": "thought about the reply"}</think>{"a":1}'],
    ['beside a smaller object', '{} then {"a":1}'],
  ])('finds the object when it stands %s', (_, reply) => {
    expect(readJsonObject(reply)).toEqual({ a: 1 })
  })

  it('never mends a truncated object nor takes a part of it for the whole', () => {
    expect(readJsonObject('{"a":{"b":1},"c":"x')).toBeUndefined()
  })

  it.each(['', 'null', '[1]', '"text"', '{a:1}', 'no braces'])('finds none in %j', (reply) => {
    expect(readJsonObject(reply)).toBeUndefined()
  })
})
