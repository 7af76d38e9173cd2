import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type Failure, lineOf, tell } from './outcome.ts'

interface Fault {
  readonly stack?: string
  readonly message: string
  readonly diff?: string
  readonly cause?: unknown
}
type Errors = readonly Fault[]
type ConsoleLog = Parameters<NonNullable<Reporter['onUserConsoleLog']>>[0]

/** Says a line for each file and hands the outcome to the process that started vitest. */
export default class VitestReporter implements Reporter {
  readonly #failures: Failure[] = []
  readonly #logs = new Map<string, string>()
  #passed = 0

  onUserConsoleLog({ taskId, content }: ConsoleLog): void {
    if (taskId !== undefined) this.#logs.set(taskId, (this.#logs.get(taskId) ?? '') + content)
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const file = `${module.project.name} ${module.relativeModuleId}`
    const failures = [
      ...failuresOf(file, module.errors()),
      ...[...module.children.allSuites()].flatMap((suite) =>
        failuresOf(`${file} > ${suite.fullName}`, suite.errors()),
      ),
      ...tests.flatMap((test) => this.#failureOf(file, test)),
    ]
    if (!module.ok() && failures.length === 0) {
      failures.push({ name: file, details: 'The file failed without saying why.' })
    }
    this.#failures.push(...failures)
    this.#passed += tests.filter((test) => test.result().state === 'passed').length
    this.#logs.clear()
    tell({ line: lineOf(file, tests.length, failures.length, module.diagnostic().duration) })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: Errors): void {
    const failures = [...this.#failures, ...failuresOf('vitest, outside a test', errors)]
    tell({ outcome: { passed: this.#passed, failures } })
  }

  #failureOf(file: string, test: TestCase): Failure[] {
    const { state, errors } = test.result()
    if (state !== 'failed') return []
    const logs = this.#logs.get(test.id)
    const details = [...(errors ?? []).map(explain), ...(logs === undefined ? [] : [logs])]
    return [{ name: `${file} > ${test.fullName}`, details: details.join('\n') }]
  }
}

function explain({ stack, message, diff, cause }: Fault): string {
  const hasCause = typeof cause === 'object' && cause !== null && 'message' in cause
  const reason = hasCause ? [`Caused by: ${cause.message}`] : []
  return [stack ?? message, ...(diff === undefined ? [] : [diff]), ...reason].join('\n')
}

function failuresOf(name: string, errors: Errors): Failure[] {
  return errors.length === 0 ? [] : [{ name, details: errors.map(explain).join('\n') }]
}
