import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runMigrations } from './run-migrations.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precis-migrations-'))
  await writeFile(join(folder, '20261101000100_first.sql'), 'select 1;')
  await writeFile(join(folder, '20261101000200_second.sql'), 'select 2;')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A database that has seen these versions; keeps what is run on it. */
function databaseWith(history: Record<string, string | null>) {
  const scripts: string[] = []
  const updates: unknown[] = []
  return {
    scripts,
    updates,
    query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
      if (text.startsWith('update')) updates.push(parameters)
      return Object.entries(history).map(([version, sha256]) => ({ version, sha256 })) as Row[]
    },
    script: async (text: string) => void scripts.push(text),
  }
}

it('applies what is missing and names what a newer program applied', async () => {
  const sql = databaseWith({ '20261101000100': null, '20270101000000': null })
  expect(await runMigrations(sql, folder)).toEqual(['20270101000000'])
  expect(sql.scripts.slice(1)).toEqual([
    expect.stringMatching(/^select 2;[\s\S]*'second', '[0-9a-f]{64}'\);$/),
  ])
})

it('remembers the checksum of what was applied without one', async () => {
  const sql = databaseWith({ '20261101000100': null })
  await runMigrations(sql, folder)
  expect(sql.updates).toEqual([['20261101000100', expect.stringMatching(/^[0-9a-f]{64}$/)]])
})

it('applies nothing over a migration that was changed since', async () => {
  const sql = databaseWith({ '20261101000100': '0'.repeat(64) })
  await expect(runMigrations(sql, folder)).rejects.toThrow('20261101000100_first was changed')
  expect(sql.scripts).toHaveLength(1)
})

it('applies nothing where a migration is missing before the last one', async () => {
  const sql = databaseWith({ '20261101000200': null })
  await expect(runMigrations(sql, folder)).rejects.toThrow('not 20261101000100_first')
  expect(sql.scripts).toHaveLength(1)
  expect(sql.updates).toEqual([])
})
