import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureDataDirectory, nameDiskFault } from './data-directory.ts'
import { ensurePgliteDirectory } from './pglite-directory.ts'

const isLinux = process.platform === 'linux'

describe('a data directory', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'precis-data-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is made with what is above it, for its owner only', async () => {
    const path = join(folder, 'srv/precis/data')
    await Promise.all([ensureDataDirectory(path), ensureDataDirectory(path)])
    await ensureDataDirectory(path)
    expect((await stat(path)).mode & 0o777).toBe(0o700)
  })

  it('is named when it cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')
    const path = join(folder, 'file/data')
    await expect(ensureDataDirectory(path)).rejects.toThrow(`${path}, cannot be made`)
  })

  it.runIf(isLinux)('is named when it is a place where Node.js would try without end', async () => {
    await expect(ensureDataDirectory('/proc/precis')).rejects.toThrow(
      '/proc/precis, cannot be made',
    )
  })

  it('holds nothing of a database whose first start failed', async () => {
    const fails = () => Promise.reject(new Error('no room'))
    await expect(ensurePgliteDirectory(folder, fails)).rejects.toThrow('no room')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a disk fault', () => {
  const fault = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' })

  it('names a directory that cannot be written', async () => {
    expect(String(await nameDiskFault('/data', fault('EROFS')))).toContain(
      '/data, cannot be written',
    )
  })

  it.runIf(isLinux)('names a disk without room, which /proc never has', async () => {
    const named = String(await nameDiskFault('/proc', fault('ENOSPC')))
    expect(named).toContain('/proc, is full: 0 MB are left')
  })

  it('is no other error', async () => {
    const error = new Error('in use by process 7')
    expect(await nameDiskFault(tmpdir(), error)).toBe(error)
  })
})
