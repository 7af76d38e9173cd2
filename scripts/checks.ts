import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Failure, Outcome } from './reporting/outcome.ts'

const root = join(import.meta.dirname, '..')

interface Check {
  readonly name: string
  readonly command: readonly string[]
}

/** What these checks found of each file, for the next time they look at it. */
const cache = 'node_modules/.cache/checks'

/** A project of TypeScript: what has not changed since it was last checked is not checked again. */
function typesOf(what: string, project: string): Check {
  const keeping = ['--incremental', '--tsBuildInfoFile', `${cache}/${what}.tsbuildinfo`]
  return { name: `types of ${what}`, command: ['tsc', '-p', project, ...keeping] }
}

const byContent = ['--cache-strategy', 'content']
const sourceFolders = ['apps', 'packages', 'e2e', 'bench', 'drills', 'scripts', 'testing']

/** Everything that is checked without running the product, the longest first. Each counts as one test. */
const staticChecks: readonly Check[] = [
  { name: 'weight of the first pages', command: ['node', 'scripts/budgets.ts'] },
  typesOf('server, scripts, e2e, bench and drills', '.'),
  typesOf('web', 'apps/web'),
  ...readdirSync(join(root, 'packages')).map((name) => typesOf(name, `packages/${name}`)),
  {
    name: 'dead code',
    command: ['knip', '--no-progress', '--cache', '--cache-location', `${cache}/knip`],
  },
  {
    name: 'import rules',
    command: ['depcruise', '--cache', `${cache}/imports`, ...byContent, ...sourceFolders],
  },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
]

/** Runs a command of `node_modules/.bin`, or Node.js itself. Resolves to what it printed when it fails, to null when it exits with 0. */
function run(command: readonly string[]): Promise<string | null> {
  const [program = '', ...args] = command
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  const child = spawn(path, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)))
    child.on('close', (code) => resolve(code === 0 ? null : output))
  })
}

/** Runs all of them, as many at once as there are cores. */
export async function runStaticChecks(): Promise<Outcome> {
  const waiting = [...staticChecks]
  const failures: Failure[] = []
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const details = await run(check.command)
      console.log(`${details === null ? 'ok  ' : 'FAIL'} ${check.name}`)
      if (details !== null) failures.push({ name: check.name, details })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: staticChecks.length - failures.length, failures }
}
