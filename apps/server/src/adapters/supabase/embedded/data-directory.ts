import { mkdir, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { hasCode } from '../has-code.ts'

/** What a new database takes, with its log of changes. */
const newDatabaseBytes = 45 * 2 ** 20

/** Makes the data directory where it is missing. Throws with its name when it cannot be made. */
export async function ensureDataDirectory(dataDir: string): Promise<void> {
  try {
    await makeDirectory(resolve(dataDir))
  } catch (error) {
    throw new Error(`The directory of DATA_DIR, ${dataDir}, cannot be made.`, { cause: error })
  }
}

// Not `recursive`: Node.js tries without end below a directory such as /proc, which says that it lacks what it has.
async function makeDirectory(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return
  const above = dirname(path)
  if (found === null && above !== path) await makeDirectory(above)
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in between.
    const made = await stat(path).catch(() => null)
    if (!made?.isDirectory()) throw error
  }
}

/** Says that the disk is full or cannot be written, where that is why the database could not be opened. */
export async function nameDiskFault(dataDir: string, cause: unknown): Promise<unknown> {
  const isRefused = cause instanceof Error && 'syscall' in cause && !hasCode(cause, 'ENOSPC')
  if (isRefused)
    return new Error(`The directory of DATA_DIR, ${dataDir}, cannot be written.`, { cause })
  const left = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
  if (left >= newDatabaseBytes) return cause
  const megabytes = Math.floor(left / 2 ** 20)
  return new Error(`The disk of DATA_DIR, ${dataDir}, is full: ${megabytes} MB are left.`, {
    cause,
  })
}
