import { expect, it } from 'vitest'
import { passwordFault } from './password.ts'

it.each(['      ', '\t\n\u00a0\u3000\u2003  ', '\u200b\u200b\u200b\u200b\u200b\u200b', ''])(
  'takes no password of which nothing is seen: %j',
  (password) => {
    expect(passwordFault(password)).toBe('password_blank')
  },
)

it.each([
  ['letters', 'x', 72],
  ['accented letters', 'é', 36],
  ['signs of three bytes', '漢', 24],
  ['emoji', '😀', 18],
])('counts the bytes of %s', (_, character, most) => {
  expect(passwordFault(character.repeat(most))).toBeNull()
  expect(passwordFault(character.repeat(most + 1))).toBe('password_too_long')
  expect(passwordFault(`${character.repeat(most)} `)).toBe('password_too_long')
})

it('takes spaces among other characters', () => {
  expect(passwordFault(' correct horse ')).toBeNull()
})
