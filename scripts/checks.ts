import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Check {
  readonly name: string
  readonly command: readonly string[]
}

function projects(): string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
}

const sourceFolders = ['apps', 'packages', 'e2e', 'bench', 'drills', 'scripts', 'testing']

/** Everything that is checked without running the product. Each counts as one test. */
export const staticChecks: readonly Check[] = [
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'import rules',
    command: ['depcruise', ...sourceFolders],
  },
  ...['.', ...projects()].map((project) => ({
    name: `types of ${project === '.' ? 'scripts, e2e, bench and drills' : project}`,
    command: ['tsc', '-p', project],
  })),
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'weight of the first pages', command: ['node', 'scripts/budgets.ts'] },
]

/** Runs a command of `node_modules/.bin`, or Node.js itself, its output passed through. True when it exits with 0. */
export function run(command: readonly string[], env: Record<string, string> = {}): boolean {
  const [program = '', ...args] = command
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  const result = spawnSync(path, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return result.status === 0
}

export interface Count {
  passed: number
  failed: number
}

export function runStaticChecks(): Count {
  const count = { passed: 0, failed: 0 }
  for (const check of staticChecks) {
    const isGood = run(check.command)
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${check.name}`)
    if (isGood) count.passed += 1
    else count.failed += 1
  }
  return count
}
