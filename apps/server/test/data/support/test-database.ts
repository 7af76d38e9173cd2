import { rm } from 'node:fs/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import bcrypt from 'bcryptjs'
import { throughApi } from '../../../src/adapters/supabase/call-function.ts'
import type { DatabaseOptions } from '../../../src/adapters/supabase/database-options.ts'
import {
  type Embedded,
  openEmbedded,
} from '../../../src/adapters/supabase/embedded/open-embedded.ts'
import { databaseOn } from '../../../src/adapters/supabase/open-database.ts'
import type { CapturedMail } from '../../../src/services/email/ports.ts'
import type { Database } from '../../../src/services/ports.ts'
import { emptyDirectory, startedDirectory } from './started-directory.ts'
import { origin, testDatabaseOptions } from './test-database-options.ts'

export { origin, testDatabaseOptions }

export interface Account {
  readonly id: string
  readonly email: string
  readonly password: string
  /** As the browser speaks: through the gateway. */
  readonly client: SupabaseClient
  /** Past the gateway, straight at the API: what only the database can refuse. */
  readonly direct: SupabaseClient
}

/** An opened data db with its inner doors, for tests. */
export interface TestDatabase {
  readonly database: Database
  readonly embedded: Embedded
  readonly dataDir: string
  handle(request: Request): Promise<Response>
  /** A browser that nobody has signed in on. */
  visitor(): SupabaseClient
  /** The same, past the gateway. */
  directVisitor(): SupabaseClient
  emailsTo(email: string): Promise<CapturedMail[]>
  follow(mail: CapturedMail): Promise<URLSearchParams>
  /** The address to follow in the newest mail to an address. */
  linkTo(email: string): Promise<URL>
  /** A browser with the session that a followed link brought. */
  enter(fragment: URLSearchParams): Promise<SupabaseClient>
  newEmail(): string
  /** A new account: signed up, verified and signed in. */
  person(): Promise<Account>
  /** Buys a pack for a person. */
  buy(userId: string, documents: number, validityDays?: number | null): Promise<string>
  close(): Promise<void>
}

// At the embedded API's own cost, hashing a password would take longer than most of what is tested with the account.
const { hash } = bcrypt
const lowestCost = 4
Object.assign(bcrypt, { hash: (password: string) => hash(password, lowestCost) })

let count = 0

function serverClient(embedded: Embedded): SupabaseClient {
  return createClient('http://localhost', embedded.keys.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => embedded.fetch(new Request(input, init)) },
  })
}

const linkIn = (mail: CapturedMail) => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''

export async function openTestDatabase(
  extra: Partial<DatabaseOptions> = {},
  { callsFunctions = 'by SQL' as 'by SQL' | 'through the API' } = {},
): Promise<TestDatabase> {
  const newDirectory = extra.databaseUrl === undefined ? startedDirectory : emptyDirectory
  const dataDir = extra.dataDir ?? (await newDirectory())
  const options = { ...testDatabaseOptions(dataDir), ...extra }
  const embedded = await openEmbedded(options)
  const database =
    callsFunctions === 'by SQL'
      ? databaseOn(embedded, options)
      : databaseOn(embedded, options, throughApi(serverClient(embedded)))
  const handle = (request: Request) => {
    const through = database.supabase.handle
    if (through === null) throw new Error('an embedded db answers')
    return through(request)
  }
  const newClient = (answer: (request: Request) => Promise<Response>) =>
    createClient(origin, database.supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => answer(new Request(input, init)) },
    })
  const emailsTo = async (email: string) =>
    (await database.mailbox.list()).filter((mail) => mail.to === email)
  const follow = async (mail: CapturedMail) => {
    const answer = await handle(new Request(linkIn(mail)))
    const location = new URL(answer.headers.get('location') ?? '')
    return new URLSearchParams(location.hash.slice(1))
  }
  const newEmail = () => {
    count += 1
    return `person${process.pid}.${Date.now()}.${count}@example.com`
  }
  return {
    database,
    embedded,
    dataDir,
    handle,
    emailsTo,
    follow,
    async linkTo(email) {
      const [mail] = await emailsTo(email)
      if (mail === undefined) throw new Error('no mail')
      return new URL(linkIn(mail))
    },
    async enter(fragment) {
      const client = newClient(handle)
      const { error } = await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      })
      if (error !== null) throw error
      return client
    },
    newEmail,
    visitor: () => newClient(handle),
    directVisitor: () => newClient((request) => embedded.fetch(request)),
    async person() {
      const email = newEmail()
      const password = 'first-password'
      const client = newClient(handle)
      await client.auth.signUp({ email, password, options: { data: { full_name: 'Ada' } } })
      const [mail] = await emailsTo(email)
      if (mail === undefined) throw new Error('no confirmation mail')
      await follow(mail)
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error !== null) throw error
      const direct = newClient((request) => embedded.fetch(request))
      await direct.auth.setSession(data.session)
      return { id: data.user.id, email, password, client, direct }
    },
    async buy(userId, documents, validityDays = null) {
      count += 1
      const transactionId = `buy_${process.pid}_${Date.now()}_${count}`
      await database.payments.record({
        transactionId,
        userId,
        provider: 'test',
        amountCents: 500,
        currency: 'usd',
        documents,
        validityDays,
        url: `${origin}/checkout/test?session=${transactionId}`,
      })
      const outcome = await database.payments.grant(transactionId)
      if (outcome !== 'granted') throw new Error(`the grant answered ${outcome}`)
      return transactionId
    },
    async close() {
      await database.close()
      if (extra.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
