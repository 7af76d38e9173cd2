// Runs on Node.js 20 before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const nodeVersion = '24.21.0'
const minimum = [22, 18]
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.precis-stamp')
const localNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function isRecent(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1])
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  )
  return ['package.json', 'package-lock.json', ...workspaces].filter((file) =>
    existsSync(join(root, file)),
  )
}

function stamp() {
  const hash = createHash('sha256')
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function npm(...args) {
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  if (result.status !== 0) {
    process.stderr.write(result.stderr ?? '')
    throw new Error(`npm ${args[0]} failed`)
  }
}

function localNodeRuns() {
  if (!existsSync(localNode)) return false
  const result = spawnSync(localNode, ['--version'], { encoding: 'utf8' })
  return result.status === 0 && isRecent(result.stdout.trim())
}

/** Installs what is missing or stale and answers the Node.js to run the project with. */
export function setUp() {
  const expected = stamp()
  const current = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (current !== expected) {
    process.stdout.write('Installing dependencies...\n')
    npm('ci')
    writeFileSync(stampFile, expected)
  }
  if (isRecent(process.version)) return process.execPath
  if (!localNodeRuns()) {
    process.stdout.write(`Installing Node.js ${nodeVersion}...\n`)
    npm('install', '--no-save', '--no-package-lock', `node@${nodeVersion}`)
    if (!localNodeRuns()) throw new Error(`Node.js ${nodeVersion} could not be installed`)
  }
  return localNode
}
