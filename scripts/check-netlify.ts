/**
 * Builds the functions as Netlify does and serves them by its command line, without an account, and walks through the
 * product over HTTP: `npm run check:netlify`. The Supabase project is played by the embedded API on PostgreSQL.
 * Fetches `netlify-cli` from the npm registry at its first run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { openEmbedded } from '../apps/server/src/adapters/supabase/embedded/open-embedded.ts'
import { databaseOn } from '../apps/server/src/adapters/supabase/open-database.ts'
import { testDatabaseOptions } from '../apps/server/test/data/support/test-database-options.ts'
import { freePort } from '../apps/server/test/support/free-port.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { readEvents } from '../apps/server/test/support/read-events.ts'
import { visit } from '../apps/server/test/support/visitor.ts'
import { createFindings } from './reporting/findings.ts'

const root = join(import.meta.dirname, '..')
const cliVersion = '26.2.0'
const password = 'paperweight'
const content = `Service Agreement between Northwind Ltd and Zebra GmbH.

1. Term. This agreement starts on 1 March 2026 and runs for 24 months. It renews for 12 months unless either party gives notice 90 days before the end of the term.

2. Fees. The customer pays $4,500 each month within 30 days of the invoice. Late payments carry interest of 1.5% a month.`
const { say, countFaults } = createFindings(44)

function commandLine(): string {
  const folder = join(root, '.cache/netlify', cliVersion)
  const file = join(folder, 'node_modules/netlify-cli/bin/run.js')
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--no-audit', '--no-fund', `netlify-cli@${cliVersion}`]
  const { status } = spawnSync('npm', [...args, '--prefix', folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('netlify-cli could not be fetched')
  return file
}

/** Accounts and data as a project has them, with the mails that it sends at `/dev/mailbox.json`. */
async function playProject(publicUrl: string) {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const options = { ...testDatabaseOptions(''), publicOrigins: [url, publicUrl], databaseUrl }
  const embedded = await openEmbedded(options)
  const { keys } = embedded
  const database = databaseOn(embedded, options)
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === '/dev/mailbox.json') {
      // A project's links lead to itself, those of the gateway to where people came from.
      const mails = JSON.stringify(await database.mailbox.list())
      return new Response(mails.replaceAll(`${publicUrl}/auth/v1/`, `${url}/auth/v1/`))
    }
    // The secret key opens everything, as on a project; browsers come through the gateway.
    if (request.headers.get('apikey') === keys.secretKey) return embedded.fetch(request)
    return database.supabase.handle?.(request) ?? new Response(null, { status: 404 })
  }
  const server = serve({ port, hostname: '127.0.0.1', fetch: answer })
  return {
    url,
    keys,
    async close() {
      server.close()
      await database.close()
      await postgres.stop()
    },
  }
}

async function walkThrough(site: string): Promise<void> {
  const page = await fetch(`${site}/`)
  const html = await page.text()
  say('the landing page is drawn by the server', page.status, html.includes('<h1'))
  const policy = page.headers.get('content-security-policy') ?? ''
  say('it carries its policy', policy.slice(0, 18), policy.includes("default-src 'none'"))
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/'
  const asset = await fetch(site + script)
  say('scripts are files', asset.status, asset.ok)
  const assetPolicy = asset.headers.get('content-security-policy') ?? ''
  say('they carry the policy too', assetPolicy.slice(0, 18), assetPolicy.includes("'none'"))
  say('an unknown address', (await fetch(`${site}/nowhere`)).status, true)

  const ada = await visit(site)
  const email = `ada.${Date.now()}@example.com`
  const joined = await ada.signUp(email, password)
  say('sign-up', joined.error?.message ?? 'mailed', joined.error === null)
  const followed = await ada.followMail(email)
  say('the mailed link', followed.status, followed.status < 400)
  const entered = await ada.signIn(email, password)
  say('sign-in', entered.error?.message ?? 'signed in', entered.error === null)
  const body = { action: 'chatCompletion', systemPrompt: 'summary', content }
  const refused = await ada.ai(body)
  say('a summary without a credit', refused.status, refused.status === 402)
  const bought = await ada.buyPack()
  say('a pack', bought.status, bought.status === 200)
  const streamed = await readEvents(await ada.ai(body, { accept: 'text/event-stream' }))
  const last = streamed.at(-1)
  say('a streamed summary', `${streamed.length} events`, last?.event === 'result')
  const { documentId = '' } = (last?.data ?? {}) as { documentId?: string }
  const question = 'How much does the customer pay each month?'
  const asked = await ada.ai({ ...body, systemPrompt: 'question', documentId, question })
  const answer = JSON.stringify(await asked.json())
  say('a question', asked.status, answer.includes('4,500'))
  const { data } = await ada.supabase.from('profiles').select('documents_used').single()
  say('documents used', data?.documents_used, data?.documents_used === 1)
  const left = await ada.post('/.netlify/functions/delete-account', {})
  say('the account is deleted', left.status, left.status === 204)
}

const site = `http://localhost:${await freePort()}`
const project = await playProject(site)
const options = ['--offline', '--filter', '@precis/server', '--port', new URL(site).port]
// There is no Deno for them here, and no use for them.
options.push('--internal-disable-edge-functions')
const netlify = spawn(process.execPath, [commandLine(), 'serve', ...options], {
  cwd: root,
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    PUBLIC_URL: site,
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.keys.publishableKey,
    SUPABASE_SECRET_KEY: project.keys.secretKey,
    NETLIFY_TELEMETRY_DISABLED: '1',
  },
})
let output = ''
for (const stream of [netlify.stdout, netlify.stderr]) {
  stream.on('data', (chunk: Buffer) => {
    output += chunk
  })
}
try {
  const isReady = async () => (await fetch(`${site}/config.json`).catch(() => null))?.ok === true
  while (!(await isReady())) {
    if (netlify.exitCode !== null) throw new Error(`netlify ended:\n${output}`)
    await setTimeout(1_000)
  }
  await walkThrough(site)
} finally {
  if (countFaults() > 0) console.log(output)
  // The command line starts programs of its own.
  if (netlify.exitCode === null && netlify.pid) process.kill(-netlify.pid, 'SIGTERM')
  await project.close()
}
process.exit(countFaults() === 0 ? 0 : 1)
