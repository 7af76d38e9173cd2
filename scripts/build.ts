import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/web/dist')
const stampFile = join(dist, '.stamp')
const sources = ['apps/web', 'packages', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'test'])

function hashTree(path: string, hash: ReturnType<typeof createHash>) {
  if (statSync(path).isFile()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name)) hashTree(join(path, name), hash)
  }
}

/** Builds the web application when its sources have changed since the last build. */
export function buildIfStale(): void {
  const hash = createHash('sha256')
  for (const source of sources) hashTree(join(root, source), hash)
  const expected = hash.digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === expected) return
  console.log('Building the web application...')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', 'apps/web', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The web application could not be built')
  writeFileSync(stampFile, expected)
}
