import { link, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { hasCode } from '../../has-code.ts'
import { bootId, isProcessAlive, processStart } from './process-identity.ts'

const ownerSchema = z.object({
  pid: z.int(),
  start: z.string(),
  boot: z.string(),
  host: z.string(),
})
type Owner = z.infer<typeof ownerSchema>

const heartbeatMs = 4_000
/** More than two heartbeats. */
const staleMs = 10_000

export interface ProcessLock {
  release(): Promise<void>
}

/**
 * Takes the data directory for this process. A lock whose owner died is taken over, also when its
 * process id was given to another program since. Throws with a clear message while the owner lives.
 */
export async function takeProcessLock(dataDir: string, patienceMs = staleMs): Promise<ProcessLock> {
  const path = join(dataDir, 'database.lock')
  const self: Owner = {
    pid: process.pid,
    start: await processStart(process.pid),
    boot: await bootId(),
    host: hostname(),
  }
  const text = `${JSON.stringify(self)}\n`
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createLock(path, text)) return keepLock(path, text)
    const found = await readText(path)
    if (found === null) continue
    if (!(await isOwnerDead(path, found, self, patienceMs))) throw inUse(found, dataDir)
    await removeStale(path, found)
  }
  throw new Error(`The database in ${dataDir} is being taken by several processes at once.`)
}

async function createLock(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${Date.now()}`
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600 })
    await link(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function keepLock(path: string, text: string): ProcessLock {
  const timer = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, heartbeatMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      if ((await readText(path)) === text) await unlink(path).catch(() => undefined)
    },
  }
}

async function isOwnerDead(path: string, found: string, self: Owner, patienceMs: number) {
  const owner = parseOwner(found)
  if (owner === null) return true
  if (owner.host === self.host && owner.boot === self.boot) {
    return !(isProcessAlive(owner.pid) && (await processStart(owner.pid)) === owner.start)
  }
  // Another container or a machine restarted since: only a heartbeat tells.
  return owner.host === self.host || !(await isTouchedWithin(path, patienceMs))
}

function inUse(found: string, dataDir: string): Error {
  return new Error(
    `The database in ${dataDir} is in use by process ${parseOwner(found)?.pid}. One process at a time can use it: stop that one, or set DATABASE_URL to share a PostgreSQL.`,
  )
}

/** Whether its owner goes on touching it. By what is seen: its time and ours may be of different clocks, or be set meanwhile. */
async function isTouchedWithin(path: string, ms: number): Promise<boolean> {
  const first = await stat(path).catch(() => null)
  const deadline = performance.now() + ms
  while (first !== null && performance.now() < deadline) {
    await pause(500)
    const now = await stat(path).catch(() => null)
    if (now === null) return false
    if (now.mtimeMs !== first.mtimeMs) return true
  }
  return false
}

async function removeStale(path: string, expected: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}.${Date.now()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  // Somebody else may have replaced it in between: then it goes back.
  if ((await readText(aside)) !== expected) await link(aside, path).catch(() => undefined)
  await unlink(aside)
}

function parseOwner(text: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
