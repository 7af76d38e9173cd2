/**
 * Builds the container image, runs two processes of it on PostgreSQL behind the proxy that is shipped, and walks through
 * the product over TLS: `npm run check:deployment`. Needs root, buildah, caddy and Chromium; debootstrap where the base
 * image cannot be fetched.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../apps/server/test/support/free-port.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { startProxy } from '../testing/proxy.ts'
import { buildImage } from './deployment/image.ts'
import { startFromImage } from './deployment/image-process.ts'
import { createFindings } from './reporting/findings.ts'

const root = join(import.meta.dirname, '..')
const operatorToken = 'an-operator-token-for-this-check'
const imageLimitMegabytes = 350
const idleLimitMegabytes = 200
const idleMs = 30_000
const { say, countFaults } = createFindings(44)

function journey(baseUrl: string): Promise<number | null> {
  const config = ['--config', 'e2e/playwright.config.ts']
  const child = spawn('playwright', ['test', ...config, 'e2e/journey.spec.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_BASE_URL: baseUrl, E2E_OPERATOR_TOKEN: operatorToken },
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

const folder = mkdtempSync(join(tmpdir(), 'precis-deployment-'))
const image = buildImage()
const bases = image.baseIsOwn ? 'base image made from Debian packages' : 'base image as published'
const isSmall = image.megabytes <= imageLimitMegabytes
say('image', `${image.megabytes} MB of ${imageLimitMegabytes}, ${bases}`, isSmall)

const postgres = await startPostgres()
const ports = [await freePort(), await freePort()]
const site = `https://localhost:${await freePort()}`
const variables = {
  PUBLIC_URL: site,
  DATABASE_URL: await postgres.createDatabase(),
  TRUST_PROXY: 'on',
  OPERATOR_TOKEN: operatorToken,
  ALLOW_DEMO: '1',
}
const processes = await Promise.all(
  ports.map((port) =>
    startFromImage(image.folder, { port, variables, logFile: join(folder, `${port}.log`) }),
  ),
)
const proxy = await startProxy(
  site,
  processes.map(({ origin }) => new URL(origin).host),
  folder,
)
try {
  await setTimeout(idleMs)
  for (const [at, server] of processes.entries()) {
    const megabytes = Math.round(server.residentKilobytes() / 1_000)
    const value = `${megabytes} MB of ${idleLimitMegabytes}`
    say(`idle memory of process ${at + 1}`, value, megabytes <= idleLimitMegabytes)
  }
  const code = await journey(site)
  say('browser journey through the proxy over TLS', code === 0 ? 'passed' : 'failed', code === 0)
} finally {
  const codes = await Promise.all(processes.map((server) => server.stop()))
  say(
    'exit codes on SIGTERM',
    codes.join(', '),
    codes.every((code) => code === 0),
  )
  proxy.stop()
  await postgres.stop()
  image.remove()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(countFaults() === 0 ? 0 : 1)
