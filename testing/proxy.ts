import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { connect as connectPlainly } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connect } from 'node:tls'

const caddyfile = join(import.meta.dirname, '../deploy/Caddyfile')

/** Runs Caddy with the Caddyfile that is shipped; `site` is its address, `servers` what is behind it. Its certificate is its own. */
export async function startProxy(site: string, servers: readonly string[], folder: string) {
  const logFile = join(folder, 'proxy.log')
  const child = spawn('caddy', ['run', '--config', caddyfile], {
    stdio: ['ignore', 'ignore', openSync(logFile, 'w')],
    env: {
      ...process.env,
      PRECIS_SITE: site,
      PRECIS_SERVERS: servers.join(' '),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  const hasEnded = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Error('caddy is needed', { cause: error })))
    child.once('exit', (code) => reject(new Error(`caddy ended with ${code}`)))
  })
  hasEnded.catch(() => undefined)
  const answers = async () => {
    while (!(await isListening(site))) await setTimeout(200)
  }
  await Promise.race([answers(), hasEnded])
  return {
    stop: () => child.kill('SIGTERM'),
    faults: () => faultsIn(readFileSync(logFile, 'utf8')),
  }
}

/** Why requests failed, by Caddy's log: each reason once, with its number. */
function faultsIn(log: string): string {
  const reasons = log.split('\n').flatMap((line) => {
    const [reason] = /(?<="level":"error".*"msg":")[^"]*/.exec(line) ?? []
    return reason === undefined ? [] : [reason.replaceAll(/:\d+/g, '')]
  })
  const counts = Map.groupBy(reasons, (reason) => reason)
  return [...counts].map(([reason, { length }]) => `${reason}: ${length}`).join(', ') || 'none'
}

/** Whether somebody listens there, speaking TLS when the address says so; whose certificate it is does not matter here. */
function isListening(site: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(site)
  return new Promise((resolve) => {
    const place = { host: hostname, port: Number(port) }
    const socket =
      protocol === 'https:'
        ? connect({ ...place, servername: hostname, rejectUnauthorized: false })
        : connectPlainly(place)
    socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      socket.end()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
