import { openDatabase } from './adapters/supabase/open-database.ts'
import { type Env, readEnv } from './env.ts'
import { operatorDatabase, requireDatabase } from './operations/operator-database.ts'
import type { CreditDeviation } from './services/payments/ports.ts'

// Exit codes: 0 everything adds up, 1 something does not, 2 the audit could not be made.
const codes = { clean: 0, deviating: 1, impossible: 2 }

async function audit(env: Env): Promise<CreditDeviation[]> {
  await requireDatabase(env)
  const database = await openDatabase(operatorDatabase(env))
  try {
    process.stdout.write(`Credits of: ${database.description}\n`)
    return await database.auditCredits()
  } finally {
    await database.close()
  }
}

function table(rows: readonly CreditDeviation[]): string {
  const lines = [
    ['rule', 'of', 'expected', 'found'],
    ...rows.map((row) => [row.rule, row.subject, row.expected, row.found]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

try {
  const deviations = await audit(readEnv(process.env))
  if (deviations.length > 0) process.stdout.write(table(deviations))
  process.stdout.write(
    deviations.length === 0
      ? 'Everything adds up.\n'
      : `${deviations.length} deviation(s) from what ledger, lots and payments say.\n`,
  )
  process.exit(deviations.length === 0 ? codes.clean : codes.deviating)
} catch (error) {
  process.stderr.write(`No audit: ${error instanceof Error ? error.message : 'unknown reason'}\n`)
  process.exit(codes.impossible)
}
