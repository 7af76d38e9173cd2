import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const password = 'paperweight'
type Visitor = Awaited<ReturnType<typeof visit>>

let postgres: PostgresServer
let environment: Record<string, string>
let servers: ServerProcess[]

beforeAll(async () => {
  postgres = await startPostgres()
  environment = {
    DATABASE_URL: await postgres.createDatabase(),
    RATE_LIMITS: 'off',
    PACK_DOCUMENTS: '1000',
  }
  servers = [await startServer(environment), await startServer(environment)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
})

function originOf(number: number): string {
  return servers[number % servers.length]?.origin ?? ''
}

async function customer(number: number): Promise<Visitor> {
  const email = `${randomUUID()}@example.test`
  const visitor = await visit(originOf(number))
  const { error } = await visitor.signUp(email, password)
  if (error) throw error
  await visitor.followMail(email)
  await visitor.signIn(email, password)
  expect((await visitor.buyPack()).status).toBe(200)
  return visitor
}

function analyze(visitor: Visitor, content: string): Promise<Response> {
  return visitor.ai({ action: 'chatCompletion', systemPrompt: 'summary', content })
}

function smallDocument(): string {
  return `Lease ${randomUUID()}. The tenant shall pay rent of $3,400 per month on the first business day. The tenant may end the lease after thirty-six months with six months' written notice.`
}

function largeDocument(characters: number): string {
  const clause = (number: number) =>
    `Clause ${number}. The carrier shall store lot ${number} before day ${number % 900}, or pay $${number} within ${number % 90} days.\n`
  const count = Math.ceil(characters / clause(10_000).length)
  return Array.from({ length: count }, (_, number) => clause(number)).join('')
}

it('a large analysis of one user does not keep the small ones of another waiting', async () => {
  const [first, second] = [await customer(0), await customer(0)]
  let isOver = false
  const large = analyze(first, largeDocument(1_000_000)).finally(() => {
    isOver = true
  })
  for (let count = 0; count < 5; count += 1) {
    expect((await analyze(second, smallDocument())).status).toBe(200)
    expect((await fetch(`${originOf(0)}/healthz`)).status).toBe(200)
  }
  expect(isOver).toBe(false)
  expect((await large).status).toBe(200)
})

it('six users at two processes for a few rounds meet no error, and their credits add up', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, (_, number) => customer(number)))
  const rounds = 8
  const work = async (visitor: Visitor) => {
    for (let round = 0; round < rounds; round += 1) {
      const content = smallDocument()
      const analyzed = await analyze(visitor, content)
      expect(analyzed.status).toBe(200)
      const { documentId } = (await analyzed.json()) as { documentId: string }
      const question = { systemPrompt: 'question', question: 'What is the rent?' }
      const asked = { action: 'chatCompletion', ...question, content, documentId }
      expect(await (await visitor.ai(asked)).json()).toMatchObject({ verdict: 'answer' })
    }
    const { data } = await visitor.supabase.from('profiles').select('documents_used')
    expect(data).toEqual([{ documents_used: rounds }])
  }
  await Promise.all(users.map(work))
  expect(await runAudit(environment)).toMatchObject({ code: 0 })
})
