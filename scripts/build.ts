import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdPartyLicenses } from './licenses/licenses.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/web/dist')
const stampFile = join(dist, '.stamp')
const bundle = join(root, 'apps/web/dist-server/prerender.js')
const sources = ['apps/web', 'packages', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'dist-server', 'test'])

function hashTree(path: string, hash: ReturnType<typeof createHash>) {
  if (statSync(path).isFile()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name)) hashTree(join(path, name), hash)
  }
}

function vite(...options: readonly string[]) {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(
    process.execPath,
    [program, 'build', 'apps/web', '--logLevel', 'error', ...options],
    // A test that has this built would otherwise leave the development build of React behind.
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error('The web application could not be built')
}

/** Builds the web application, and what renders its pages on the server, when its sources have changed since the last build. */
export function buildIfStale(): void {
  const hash = createHash('sha256')
  for (const source of sources) hashTree(join(root, source), hash)
  const expected = hash.digest('hex')
  const isBuilt = existsSync(stampFile) && existsSync(bundle)
  if (isBuilt && readFileSync(stampFile, 'utf8') === expected) return
  console.log('Building the web application...')
  vite()
  vite('--ssr', 'src/prerender.tsx')
  writeFileSync(join(dist, 'third-party-licenses.txt'), thirdPartyLicenses(root, 'apps/web'))
  writeFileSync(stampFile, expected)
}
