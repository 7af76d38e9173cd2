import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  bootId,
  processStart,
} from '../../src/adapters/supabase/embedded/process/process-identity.ts'
import { takeProcessLock } from '../../src/adapters/supabase/embedded/process/process-lock.ts'

describe('the lock of a data directory', () => {
  let dataDir: string
  let path: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'precis-lock-'))
    path = join(dataDir, 'database.lock')
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const leave = async (owner: object) => writeFile(path, JSON.stringify(owner))

  it('is given to one of many at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => takeProcessLock(dataDir)),
    )
    expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  it('is free again after release', async () => {
    const first = await takeProcessLock(dataDir)
    await expect(takeProcessLock(dataDir)).rejects.toThrow(`process ${process.pid}`)
    await first.release()
    await (await takeProcessLock(dataDir)).release()
  })

  it('is taken from a dead process', async () => {
    await leave({ pid: 2 ** 22 - 7, start: '1', boot: await bootId(), host: hostname() })
    const lock = await takeProcessLock(dataDir)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    await lock.release()
  })

  it('is taken when the process id belongs to another program by now', async () => {
    await leave({ pid: process.pid, start: 'before', boot: await bootId(), host: hostname() })
    await (await takeProcessLock(dataDir)).release()
  })

  it('is taken after a restart of the machine', async () => {
    const start = await processStart(process.pid)
    await leave({ pid: process.pid, start, boot: 'an earlier one', host: hostname() })
    await (await takeProcessLock(dataDir)).release()
  })

  it('is taken from another container that no longer touches it', async () => {
    await leave({ pid: 1, start: '1', boot: await bootId(), host: 'elsewhere' })
    await (await takeProcessLock(dataDir, 1_000)).release()
  })

  it('is left to another container that touches it, whatever its clock says', async () => {
    await leave({ pid: 1, start: '1', boot: await bootId(), host: 'elsewhere' })
    let seconds = 1
    const heart = setInterval(() => void utimes(path, ++seconds, seconds), 100)
    try {
      await expect(takeProcessLock(dataDir, 600_000)).rejects.toThrow('in use by process 1')
    } finally {
      clearInterval(heart)
    }
  })

  it('is taken from a file that says nothing', async () => {
    await writeFile(path, '')
    await (await takeProcessLock(dataDir)).release()
  })
})
