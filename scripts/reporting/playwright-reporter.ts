import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Failure, lineOf, tell } from './outcome.ts'

/** Says a line for each file and hands the outcome to the process that started Playwright. */
export default class PlaywrightReporter implements Reporter {
  readonly #failures: Failure[] = []
  readonly #over = new Set<string>()
  #files: Suite[] = []
  #passed = 0

  onBegin(_config: unknown, root: Suite): void {
    this.#files = root.suites.flatMap((project) => project.suites)
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    if (status !== test.expectedStatus && status !== 'skipped' && retry < test.retries) return
    this.#over.add(test.id)
    const file = this.#files.find((suite) => suite.location?.file === test.location.file)
    const tests = file?.allTests() ?? []
    if (!tests.every(({ id }) => this.#over.has(id))) return
    const failures = tests.flatMap(failureOf)
    this.#failures.push(...failures)
    this.#passed += tests.filter((each) => each.outcome() === 'expected').length
    const durationMs = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0)
    const name = `browser e2e/${file?.title}`
    tell({ line: lineOf(name, tests.length, failures.length, durationMs) })
  }

  onError(error: TestError): void {
    this.#failures.push({ name: 'browser, outside a test', details: explain(error) })
  }

  onEnd(): void {
    tell({ outcome: { passed: this.#passed, failures: this.#failures } })
  }

  printsToStdio(): boolean {
    return true
  }
}

function failureOf(test: TestCase): Failure[] {
  const outcome = test.outcome()
  if (outcome === 'expected' || outcome === 'skipped') return []
  const [, , file, ...titles] = test.titlePath()
  const name = `browser e2e/${file} > ${titles.join(' > ')}`
  const details = test.results.flatMap((result) => [
    ...result.errors.map(explain),
    ...result.attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : [])),
  ])
  const isFlaky = outcome === 'flaky'
  return [
    { name: isFlaky ? `${name} (held at its second try)` : name, details: details.join('\n') },
  ]
}

function explain({ stack, message, value, snippet }: TestError): string {
  return [stack ?? message ?? value ?? 'no reason given', snippet ?? ''].join('\n')
}
