import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMigrations } from './run-migrations.ts'

it('applies what is missing and names what a newer program applied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precis-migrations-'))
  try {
    await writeFile(join(folder, '20261101000100_first.sql'), 'select 1;')
    await writeFile(join(folder, '20261101000200_second.sql'), 'select 2;')
    const scripts: string[] = []
    const versions = ['20261101000100', '20270101000000']
    const newer = await runMigrations(
      {
        query: async <Row>() => versions.map((version) => ({ version })) as Row[],
        script: async (text) => void scripts.push(text),
      },
      folder,
    )
    expect(newer).toEqual(['20270101000000'])
    expect(scripts.slice(1)).toEqual([expect.stringMatching(/^select 2;[\s\S]*'second'\);$/)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
