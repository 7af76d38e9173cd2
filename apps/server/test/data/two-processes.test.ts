import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { spawnNode } from '../support/spawn-node.ts'
import {
  type Account,
  openTestDatabase,
  origin,
  type TestDatabase,
} from './support/test-database.ts'

const script = fileURLToPath(new URL('./support/start-and-write.ts', import.meta.url))

function run(dataDir: string, databaseUrl: string): Promise<{ lines: string[]; errors: string }> {
  const child = spawnNode(['--no-warnings', script, dataDir, databaseUrl], {})
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  return new Promise((resolve) => {
    child.on('exit', () => resolve({ lines: output.trim().split('\n'), errors }))
  })
}

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

describe('several processes on one PostgreSQL', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'precis-two-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it('start at the same moment on an empty database and agree on their keys', async () => {
    const databaseUrl = await server.createDatabase()
    const runs = await Promise.all([1, 2, 3].map(() => run(dataDir, databaseUrl)))
    expect(runs.map((outcome) => outcome.errors)).toEqual(['', '', ''])
    expect(new Set(runs.map((outcome) => outcome.lines[0])).size).toBe(1)
    expect(runs.map((outcome) => outcome.lines.length)).toEqual([21, 21, 21])
  })

  it('start at the same moment on two databases of one server', async () => {
    const databases = [await server.createDatabase(), await server.createDatabase()]
    const runs = await Promise.all(databases.map((databaseUrl) => run(dataDir, databaseUrl)))
    expect(runs.map((outcome) => outcome.errors)).toEqual(['', ''])
    expect(runs[0]?.lines[0]).not.toBe(runs[1]?.lines[0])
  })
})

describe('two processes on one database', () => {
  let one: TestDatabase
  let two: TestDatabase
  beforeAll(async () => {
    const databaseUrl = await server.createDatabase()
    one = await openTestDatabase({ databaseUrl })
    two = await openTestDatabase({ databaseUrl })
  })
  afterAll(() => Promise.all([one.close(), two.close()]))

  it('refuse at once what another process ended', async () => {
    const read = async (token: string) => {
      const headers = {
        apikey: two.database.supabase.publishableKey,
        authorization: `Bearer ${token}`,
      }
      return (await two.handle(new Request(`${origin}/rest/v1/profiles?select=id`, { headers })))
        .status
    }
    const person = await one.person()
    const token = async (client: Account['client']) =>
      (await client.auth.getSession()).data.session?.access_token ?? ''
    const elsewhere = two.visitor()
    await elsewhere.auth.signInWithPassword(person)
    const [first, second] = [await token(person.client), await token(elsewhere)]
    expect([await read(first), await read(second)]).toEqual([200, 200])
    await person.client.auth.updateUser({ password: 'second-password' })
    expect([await read(first), await read(second)]).toEqual([200, 401])
    await person.client.auth.signOut()
    expect(await read(first)).toBe(401)
    expect(await two.database.accounts.identify(first)).toBeNull()
  })

  it('open a mailed link that reaches both at once, and end it together', async () => {
    const email = one.newEmail()
    const visitor = one.visitor()
    const followEverywhere = async () => {
      const [mail] = await one.emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      const fragments = await Promise.all([one, two, one, two].map((db) => db.follow(mail)))
      return fragments.map((fragment) => fragment.get('error_code') ?? fragment.get('type'))
    }
    await visitor.auth.signUp({ email, password: 'a-password' })
    expect(await followEverywhere()).toEqual(Array(4).fill('signup'))
    await visitor.auth.resetPasswordForEmail(email)
    expect(await followEverywhere()).toEqual(Array(4).fill('recovery'))
    const [mail] = await one.emailsTo(email)
    if (mail === undefined) throw new Error('no mail')
    const owner = await two.enter(await one.follow(mail))
    expect((await owner.auth.updateUser({ password: 'b-password' })).error).toBeNull()
    expect(await followEverywhere()).toEqual(Array(4).fill('otp_expired'))
  })

  it('leave one password when sign-ups of one address race in both', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const email = one.newEmail()
      const people = [one, two, one, two].map((db, index) => ({
        db,
        email,
        password: `password-${index}`,
      }))
      const answers = await Promise.all(
        people.map(({ db, password }) => db.visitor().auth.signUp({ email, password })),
      )
      expect(answers.map((answer) => answer.error)).toEqual([null, null, null, null])
      const outcomes = []
      for (const mail of await one.emailsTo(email))
        outcomes.push((await two.follow(mail)).get('type'))
      expect(outcomes.filter((type) => type === 'signup')).toHaveLength(1)
      const entered = await Promise.all(
        people.map(({ db, password }) => db.visitor().auth.signInWithPassword({ email, password })),
      )
      expect(entered.filter((answer) => answer.error === null)).toHaveLength(1)
    }
  })

  it('share accounts, mail and the count of credits', async () => {
    const person = await one.person()
    expect(await two.emailsTo(person.email)).toHaveLength(1)
    const elsewhere = two.visitor()
    const { error } = await elsewhere.auth.signInWithPassword(person)
    expect(error).toBeNull()
    const transactionId = await one.buy(person.id, 20)
    expect(await two.database.payments.grant(transactionId)).toBe('already_granted')
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? person.client : elsewhere).rpc('increment_document_usage'),
      ),
    )
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(20)
    const begun = await Promise.all(
      [one, two, one, two].map((db, index) =>
        db.database.credits.begin(person.id, `shared-document-key-${index}`, 1),
      ),
    )
    expect(begun.map((outcome) => outcome.outcome)).toEqual(Array(4).fill('limit_reached'))
  })
})
