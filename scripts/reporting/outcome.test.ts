import { afterEach, expect, it, vi } from 'vitest'
import { printOutcomes } from './outcome.ts'

afterEach(() => vi.restoreAllMocks())

function printed(...outcomes: Parameters<typeof printOutcomes>[0][number][]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const code = printOutcomes(outcomes)
  return { code, text: log.mock.calls.map(([line]) => line).join('\n') }
}

it('ends with the counts of all suites', () => {
  const { code, text } = printed({ passed: 3, failures: [] }, { passed: 4, failures: [] })
  expect(text).toBe('7 passed, 0 failed')
  expect(code).toBe(0)
})

it('says why tests failed, and names each of them again before the counts', () => {
  const details = `\u001b[31mexpected 1\u001b[0m
    at check (/project/apps/own.test.ts:4:2)
    at run (/project/node_modules/vitest/dist/run.js:1:1)`
  const { code, text } = printed(
    { passed: 3, failures: [{ name: 'a > one', details }] },
    { passed: 0, failures: [{ name: 'b > two', details: 'no answer' }] },
  )
  expect(text).toBe(
    [
      '\n=== a > one\nexpected 1\n    at check (/project/apps/own.test.ts:4:2)',
      '\n=== b > two\nno answer',
      '\nFailed:',
      '  a > one',
      '  b > two',
      '3 passed, 2 failed',
    ].join('\n'),
  )
  expect(code).toBe(1)
})
