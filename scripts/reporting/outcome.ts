import { stripVTControlCharacters } from 'node:util'

/** A test that did not hold: `name` says where it stands, `details` why. */
export interface Failure {
  readonly name: string
  readonly details: string
}

/** What a run of tests found. A test that held at its second try only is a failure. */
export interface Outcome {
  readonly passed: number
  readonly failures: readonly Failure[]
}

/** What a reporter tells the process that started its program. */
export type Message = { readonly line: string } | { readonly outcome: Outcome }

/** Tells the process that started this one; alone, a line is printed. */
export function tell(message: Message): void {
  if (process.send !== undefined) process.send(message)
  else if ('line' in message) console.log(message.line)
}

/** The line for a suite that is over. */
export function lineOf(suite: string, count: number, failed: number, durationMs: number): string {
  const tests = `${count} ${count === 1 ? 'test' : 'tests'}`
  const result = failed === 0 ? tests : `${failed} of ${tests} failed`
  return `${failed === 0 ? 'ok  ' : 'FAIL'} ${suite} (${result}, ${(durationMs / 1000).toFixed(1)} s)`
}

/** Prints every failure in full, then the names of all that failed, then the counts. Resolves to the exit code. */
export function printOutcomes(outcomes: readonly Outcome[]): number {
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  for (const { name, details } of failures) {
    console.log(`\n=== ${name}\n${withoutLibraries(details)}`)
  }
  if (failures.length > 0) console.log('\nFailed:')
  for (const { name } of failures) console.log(`  ${name}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** Plain text without the lines of a call stack that are in libraries. */
function withoutLibraries(details: string): string {
  const lines = stripVTControlCharacters(details).trim().split('\n')
  return lines.filter((line) => !/^\s+at .*\/node_modules\//.test(line)).join('\n')
}
