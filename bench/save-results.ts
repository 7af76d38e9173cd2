import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'results.json')

/** Keeps what one benchmark measured in `bench/results.json`, beside what the others did. */
export function saveResults(benchmark: string, results: unknown): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
  const entry = { measuredAt: new Date().toISOString(), results }
  writeFileSync(file, `${JSON.stringify({ ...known, [benchmark]: entry }, null, 2)}\n`)
}
