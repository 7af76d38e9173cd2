// Runs on Node.js 20 before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const isWindows = process.platform === 'win32'
export const root = join(import.meta.dirname, '..')
const nodeVersion = '24.21.0'
const minimum = [22, 18]
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.precis-stamp')
const toolsFolder = join(root, '.cache/node')
const ownNode = join(toolsFolder, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
const linkedNode = join(modules, '.bin', isWindows ? 'node.exe' : 'node')
/** What npm is asked to install: the two applications with what builds them, or everything. */
const scopes = {
  run: ['--omit=dev', '--workspace=@precis/server', '--workspace=@precis/web'],
  all: ['--include=dev'],
}
const saying = {
  run: 'Installing what building and running need, about 500 MB',
  all: 'Installing everything, tests and tools included, about 1 GB',
}

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

function npm(args, options = {}) {
  const { path = process.env.PATH, cwd = root } = options
  const result = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: isWindows,
    env: { ...process.env, PATH: path, npm_config_loglevel: 'error' },
  })
  if (result.status !== 0) {
    process.stderr.write(result.stderr ?? '')
    throw new Error(`npm ${args[0]} failed`)
  }
}

function runs(node) {
  const result = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return result.status === 0 && isRecent(result.stdout.trim())
}

// npm on an old Node.js leaves out optional packages that ask for a newer one, so the new one comes first.
function bringNode() {
  if (isRecent(process.version)) return process.execPath
  if (!existsSync(ownNode) || !runs(ownNode)) {
    process.stdout.write(`Installing Node.js ${nodeVersion}...\n`)
    mkdirSync(toolsFolder, { recursive: true })
    writeFileSync(
      join(toolsFolder, 'package.json'),
      JSON.stringify({ private: true, allowScripts: { node: true } }),
    )
    npm(['install', '--no-save', '--no-package-lock', `node@${nodeVersion}`], { cwd: toolsFolder })
    if (!runs(ownNode)) throw new Error(`Node.js ${nodeVersion} could not be installed`)
  }
  return ownNode
}

/**
 * Installs what is missing or stale and answers the Node.js to run the project with. What building and running need is
 * enough for some commands; who has more keeps it.
 * @param {{ onlyToRun: boolean }} needs
 */
export function setUp({ onlyToRun }) {
  const node = bringNode()
  const current = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const scope = onlyToRun && !current.startsWith('all ') ? 'run' : 'all'
  const expected = `${scope} ${stamp()}`
  if (current !== expected) {
    process.stdout.write(`${saying[scope]}...\n`)
    // Not `npm ci`: it fails where a registry lacks an optional package of another platform.
    npm(['install', '--no-save', '--no-audit', '--no-fund', ...scopes[scope]], {
      path: `${dirname(node)}${delimiter}${process.env.PATH}`,
    })
    writeFileSync(stampFile, expected)
  }
  if (node === ownNode && !existsSync(linkedNode)) symlinkSync(ownNode, linkedNode)
  return node
}
