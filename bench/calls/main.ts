import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../apps/server/test/support/postgres-server.ts'
import { startServer } from '../../apps/server/test/support/start-server.ts'
import { visit } from '../../apps/server/test/support/visitor.ts'

/** Processor time of the whole server process for each call, one after the other, on either database. */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres,pglite' },
    calls: { type: 'string', default: '300' },
  },
})
const count = Number(values.calls)
const email = 'caller@example.test'
const password = 'paperweight'

function letter(): string {
  return `Lease ${randomUUID()}. The tenant shall pay rent of $3,400 per month on the first business day. The lease runs for five years from 1 March 2025. The tenant may end the lease after thirty-six months with six months' written notice.`
}

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'precis-calls-'))
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PACK_DOCUMENTS: '100000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    const visitor = await visit(server.origin)
    await visitor.signUp(email, password)
    await visitor.followMail(email)
    await visitor.signIn(email, password)
    await visitor.buyPack()
    const content = letter()
    const asked = { action: 'chatCompletion', systemPrompt: 'summary', content }
    const { documentId } = (await (await visitor.ai(asked)).json()) as { documentId: string }
    const question = { ...asked, systemPrompt: 'question', question: 'When is the rent due?' }

    const cpuMs = async () => {
      const text = await (await fetch(`${server.origin}/metrics`)).text()
      return Number(/^process_cpu_seconds_total ([\d.e+-]+)/mu.exec(text)?.[1]) * 1000
    }
    const calls: [string, () => Promise<unknown>][] = [
      ['health', async () => read(await fetch(`${server.origin}/healthz`))],
      [
        'profile',
        async () => visitor.supabase.from('profiles').select('*').throwOnError().single(),
      ],
      ['title', async () => read(await visitor.ai({ action: 'generateTitle', content }))],
      ['question', async () => read(await visitor.ai({ ...question, documentId }))],
      ['small summary', async () => read(await visitor.ai({ ...asked, content: letter() }))],
    ]
    for (const [call, run] of calls) {
      for (let warm = 0; warm < count / 3; warm += 1) await run()
      const [before, startedAt] = [await cpuMs(), performance.now()]
      for (let index = 0; index < count; index += 1) await run()
      const elapsedMs = performance.now() - startedAt
      const cpu = (await cpuMs()) - before
      console.log(
        `${name.padEnd(10)} ${call.padEnd(14)} ${(cpu / count).toFixed(1)} ms CPU, ${(elapsedMs / count).toFixed(1)} ms`,
      )
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function read(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} ${text}`)
}

for (const name of values.database.split(',')) {
  if (name === 'pglite') {
    await measure(name, null)
    continue
  }
  const postgres = await startPostgres()
  try {
    await measure(name, await postgres.createDatabase())
  } finally {
    await postgres.stop()
  }
}
