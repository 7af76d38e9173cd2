import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, run } from './checks.ts'

function withReport(execute: (file: string) => boolean, read: (report: unknown) => Count): Count {
  const folder = mkdtempSync(join(tmpdir(), 'precis-report-'))
  const file = join(folder, 'report.json')
  try {
    const isGood = execute(file)
    if (!existsSync(file)) return { passed: 0, failed: 1 }
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    if (!isGood && count.failed === 0) count.failed = 1
    return count
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Unit, integration and database tests, counted from vitest's own report. */
export function runVitest(args: readonly string[] = []): Count {
  return withReport(
    (file) =>
      run([
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args,
      ]),
    (report) => {
      const { numPassedTests, numFailedTests } = report as Record<string, number>
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
    },
  )
}

/** Browser journeys, counted from Playwright's own report. */
export function runPlaywright(args: readonly string[] = []): Count {
  return withReport(
    (file) =>
      run(['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    (report) => {
      const { stats } = report as { stats: Record<string, number> }
      return {
        passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
        failed: stats['unexpected'] ?? 0,
      }
    },
  )
}
