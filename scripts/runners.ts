import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Message, Outcome } from './reporting/outcome.ts'

const root = join(import.meta.dirname, '..')
const reporterOf = (name: string) => join(import.meta.dirname, 'reporting', `${name}-reporter.ts`)

/** Runs a test program. What it prints itself is shown only when it ends without naming a failed test. */
function runProgram(name: string, file: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-50_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  let outcome: Outcome | null = null
  child.on('message', (message: Message) => {
    if ('line' in message) console.log(message.line)
    else outcome = message.outcome
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const { passed, failures }: Outcome = outcome ?? { passed: 0, failures: [] }
      const isExplained = failures.length > 0 || (outcome !== null && code === 0)
      const ending = { name: `${name}, which ended with code ${code}`, details: output }
      resolve({ passed, failures: isExplained ? failures : [ending] })
    })
  })
}

/** Unit, integration and database tests. */
export function runVitest(args: readonly string[] = []): Promise<Outcome> {
  const reporter = `--reporter=${reporterOf('vitest')}`
  return runProgram('vitest', 'vitest/vitest.mjs', ['run', reporter, ...args])
}

/** Browser journeys. */
export function runPlaywright(args: readonly string[] = []): Promise<Outcome> {
  const options = ['--config', 'e2e/playwright.config.ts', `--reporter=${reporterOf('playwright')}`]
  return runProgram('Playwright', '@playwright/test/cli.js', ['test', ...options, ...args])
}
