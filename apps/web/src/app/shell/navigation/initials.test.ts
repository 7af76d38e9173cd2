import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Mara Oduya', 'm@x.example', 'MO'],
  ['  ada  king lovelace ', 'm@x.example', 'AL'],
  ['Ωmega', 'm@x.example', 'Ω'],
  ['', 'zoe@x.example', 'Z'],
  [null, 'zoe@x.example', 'Z'],
  [null, undefined, 'U'],
])('%j with %j stands as %s', (name, email, expected) => {
  expect(initials(name, email)).toBe(expected)
})
