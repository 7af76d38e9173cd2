import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstStartFolder } from './started-directory.ts'

/** Run by vitest around all server tests: gives them a folder for one database that was started before, and for compiled code. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-first-start-'))
  process.env[firstStartFolder] = folder
  return () => rm(folder, { recursive: true, force: true })
}
