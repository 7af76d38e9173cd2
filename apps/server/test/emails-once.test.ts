import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { openSmtpStub, plainText } from './support/smtp-stub-server.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

const password = 'paperweight'
const people = ['ada', 'bob', 'eve'].map((name) => `${name}@example.test`)
const subjects = [
  'Confirm your email address for Precis',
  'Your receipt from Precis',
  'You have 2 document credits left in Precis',
  expect.stringMatching(/^Your document credits expire on /),
]

type Visitor = Awaited<ReturnType<typeof visit>>

describe('two server processes with one mail server', () => {
  let postgres: PostgresServer
  let smtp: Awaited<ReturnType<typeof openSmtpStub>>
  let databaseUrl: string
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    smtp = await openSmtpStub()
    databaseUrl = await postgres.createDatabase()
    const environment = {
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      SMTP_URL: smtp.url,
      CREDIT_VALIDITY_DAYS: '30',
    }
    servers = await Promise.all([startServer(environment), startServer(environment)])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.close()
    await postgres.stop()
  })

  const emailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email))
  const subjectsTo = (email: string) =>
    emailsTo(email).map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())

  async function join(email: string): Promise<Visitor[]> {
    const visitors = await Promise.all(servers.map(({ origin }) => visit(origin)))
    const { error } = (await visitors[0]?.signUp(email, password)) ?? {}
    if (error) throw error
    await expect.poll(() => emailsTo(email).length).toBe(1)
    const [mail] = emailsTo(email)
    const link = mail && /https?:\/\/\S+/.exec(plainText(mail))?.[0]
    await fetch(link ?? '', { redirect: 'manual' })
    for (const visitor of visitors) await visitor.signIn(email, password)
    return visitors
  }

  /** Pays on the first server and comes back to both, many times at once; each time both look for pending emails. */
  async function buy(visitors: readonly Visitor[]) {
    const [first] = visitors
    if (first === undefined) throw new Error('no visitor')
    const answer = await first.post('/.netlify/functions/checkout', {})
    const { url } = (await answer.json()) as { url: string }
    const transaction_id = new URL(url).searchParams.get('session') ?? ''
    await fetch(`${servers[0]?.origin}/checkout/test`, {
      method: 'POST',
      body: new URLSearchParams({ session: transaction_id, choice: 'pay' }),
      redirect: 'manual',
    })
    return async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          visitors[index % 2]?.post('/.netlify/functions/activate-payment', { transaction_id }),
        ),
      )
      for (const activated of answers) expect(activated?.status).toBe(200)
    }
  }

  /** Makes as if the packs had been bought that long ago. */
  async function passDays(days: number) {
    const client = await postgres.connect(databaseUrl)
    await client.query(
      `update public.credit_lots set created_at = created_at - make_interval(days => $1),
        expires_at = expires_at - make_interval(days => $1)`,
      [days],
    )
    await client.end()
  }

  it('sends each mail once', async () => {
    const everybody = await Promise.all(people.map(join))
    const comingBack = await Promise.all(everybody.map(buy))
    await Promise.all(comingBack.map((comeBack) => comeBack()))
    for (const [visitor] of everybody) {
      for (let credit = 0; credit < 8; credit += 1) {
        const { error } = (await visitor?.supabase.rpc('increment_document_usage')) ?? {}
        if (error) throw error
      }
    }
    await passDays(25)
    await Promise.all(comingBack.map((comeBack) => comeBack()))
    for (const email of people) {
      await expect.poll(() => subjectsTo(email).length, { timeout: 240_000 }).toBe(subjects.length)
    }
    await Promise.all(comingBack.map((comeBack) => comeBack()))
    await Promise.all(servers.map((server) => server.stop()))
    for (const email of people) {
      expect(subjectsTo(email)).toHaveLength(subjects.length)
      expect(subjectsTo(email)).toEqual(expect.arrayContaining(subjects))
      for (const mail of emailsTo(email)) expect(mail.to).toEqual([email])
    }
  })
})
