import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openEmbedded } from '../../../src/adapters/supabase/embedded/open-embedded.ts'
import { testDatabaseOptions } from './test-database-options.ts'

/** Named by `first-start.ts`: where a run of vitest keeps the one database that others are copied from. */
export const firstStartFolder = 'PRECIS_TEST_FIRST_START'

/** A new data directory with nothing in it. */
export const emptyDirectory = () => mkdtemp(join(tmpdir(), 'precis-data-'))

/**
 * A new data directory whose PGlite is as its first start left it: migrated and empty, its keys still to be made.
 * A first start takes seconds, so vitest makes one in a run; elsewhere the directory is empty.
 */
export async function startedDirectory(): Promise<string> {
  const dataDir = await emptyDirectory()
  const folder = process.env[firstStartFolder]
  if (folder !== undefined) {
    const database = await firstStart(folder)
    await cp(database, join(dataDir, 'database'), { recursive: true })
  }
  return dataDir
}

async function firstStart(folder: string): Promise<string> {
  const whole = join(folder, 'whole')
  const draft = join(folder, 'draft')
  while (!(await isThere(whole))) {
    // Of workers that get here together one makes it.
    const isMaker = await mkdir(draft).then(
      () => true,
      () => false,
    )
    if (isMaker) await make(draft, whole)
    else await setTimeout(50)
  }
  return whole
}

async function make(draft: string, whole: string): Promise<void> {
  try {
    const embedded = await openEmbedded(testDatabaseOptions(draft))
    await embedded.close()
    await rename(join(draft, 'database'), whole)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
