import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The directory of the embedded database, made when missing. It is initialized beside its place and
 * renamed, so a directory at its place is always whole; one that is not was put there by hand.
 */
export async function ensurePgliteDirectory(
  dataDir: string,
  initialize: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(dataDir, 'database')
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('database.new-')) await rm(join(dataDir, name), { recursive: true })
  }
  if (await exists(path)) {
    const isWhole =
      (await exists(join(path, 'PG_VERSION'))) && (await exists(join(path, 'global/pg_control')))
    if (isWhole) return path
    throw new Error(`${path} is not a whole database. Move it away, or restore it from a backup.`)
  }
  const draft = join(dataDir, `database.new-${process.pid}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    await initialize(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await syncDirectory(dataDir)
  return path
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  await directory.sync().catch(() => undefined)
  await directory.close()
}
