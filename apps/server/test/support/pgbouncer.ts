import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** Runs PgBouncer in transaction mode before the PostgreSQL at an address; few connections behind it, so that they are shared. */
export async function startPgBouncer(address: string) {
  const { hostname, port, username, password } = new URL(address)
  const folder = await mkdtemp(join(tmpdir(), 'precis-pgbouncer-'))
  const own = await freePort()
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 8',
    'max_client_conn = 200',
    'unix_socket_dir =',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${settings.join('\n')}\n`)
  await chmod(folder, 0o755)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('/usr/sbin/pgbouncer', ['-q', ...user, file], { stdio: 'ignore' })
  const hasEnded = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error('pgbouncer is needed', { cause: error })))
    child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}`)))
  })
  hasEnded.catch(() => undefined)
  const answers = async () => {
    while (!(await isReachable(own, username))) await setTimeout(100)
  }
  await Promise.race([answers(), hasEnded])
  return {
    port: own,
    async stop() {
      child.kill('SIGINT')
      await hasEnded.catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isReachable(port: number, user: string): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, database: 'postgres' })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
