import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { generateKeys, type Keys, keysSchema } from './keys.ts'

/** Reads the keys of a data directory, or makes them. Whole or absent after a crash, never torn. */
export async function loadFileKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json')
  const existing = await readKeys(path)
  if (existing !== null) return existing
  const draft = await writeDraft(path, generateKeys())
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
  const made = await readKeys(path)
  if (made === null) throw new Error(`${path} disappeared while it was made`)
  return made
}

/** Puts the keys of a backup in the place of those that were made. */
export async function replaceFileKeys(dataDir: string, keys: Keys): Promise<void> {
  const path = join(dataDir, 'keys.json')
  await rename(await writeDraft(path, keys), path)
}

async function writeDraft(path: string, keys: Keys): Promise<string> {
  const draft = `${path}.${process.pid}.${Date.now()}`
  try {
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    return draft
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function readKeys(path: string): Promise<Keys | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  try {
    return keysSchema.parse(JSON.parse(text))
  } catch {
    throw new Error(
      `${path} does not hold the keys of this installation. Restore it or move it away.`,
    )
  }
}
