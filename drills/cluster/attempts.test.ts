import { expect, it } from 'vitest'
import { type Attempt, errorsOf, haveAllSucceeded, longestOutageMs } from './attempts.ts'

const attempt = (user: number, startedAt: number, at: number, status: number): Attempt => ({
  ...{ user, what: 'profile', startedAt, at, status },
})
const list = [
  attempt(1, 0, 10, 200),
  attempt(1, 20, 30, 503),
  attempt(1, 40, 50, 0),
  attempt(2, 0, 90, 200),
  attempt(1, 60, 70, 200),
]

it('reckons an outage of one user from the first failure to the next success', () => {
  expect(longestOutageMs(list)).toBe(50)
  expect(longestOutageMs(list.slice(0, 4))).toBe(Number.POSITIVE_INFINITY)
})

it('counts errors by what was tried', () => {
  expect(errorsOf(list)).toBe('profile 503: 1, profile no answer: 1')
  expect(errorsOf(list.slice(0, 1))).toBe('none')
})

it('knows whether everybody was answered since', () => {
  expect(haveAllSucceeded(list, 55, 1, ['profile'])).toBe(false)
  expect(haveAllSucceeded([...list, attempt(0, 60, 61, 200)], 55, 2, ['profile'])).toBe(true)
})
