import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit, runOperatorCommand } from './support/operator-command.ts'
import { type PostgresServer, startPostgres } from './support/postgres-server.ts'
import { type ServerProcess, startServer } from './support/start-server.ts'
import { visit } from './support/visitor.ts'

let postgres: PostgresServer
let server: ServerProcess
let environment: Record<string, string>
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'precis-admin-'))
  environment = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: folder }
  server = await startServer(environment)
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const admin = (...parameters: string[]) => runOperatorCommand('admin', environment, parameters)

async function person() {
  const email = `${randomUUID()}@example.test`
  const visitor = await visit(server.origin)
  await visitor.signUp(email, 'paperweight')
  await visitor.followMail(email)
  await visitor.signIn(email, 'paperweight')
  const balance = async () => {
    const { data } = await visitor.supabase
      .from('profiles')
      .select('documents_limit, documents_used')
    return data?.[0]
  }
  return { email, visitor, balance }
}

it('finds a person by address, gives documents and takes them back, while the server runs', async () => {
  const { email, visitor, balance } = await person()
  expect((await admin('user', email.toUpperCase())).stdout).toContain('0 of 0 documents left')

  const given = await admin('grant', email, '5', '--reason', 'scan came out empty')
  expect(given).toMatchObject({ code: 0, stderr: '' })
  const transaction = /grant_[0-9a-f-]+/.exec(given.stdout)?.[0] ?? ''
  expect(await balance()).toEqual({ documents_limit: 5, documents_used: 0 })
  const { data: ledger } = await visitor.supabase.from('credit_ledger').select('kind, change')
  expect(ledger).toEqual([{ kind: 'grant', change: 5 }])
  expect((await admin('user', email)).stdout).toContain(`${transaction}  operator  granted`)
  expect(await runAudit(environment)).toMatchObject({ code: 0 })

  expect(await admin('refund', transaction, '--reason', 'a mistake')).toMatchObject({ code: 0 })
  expect(await balance()).toEqual({ documents_limit: 0, documents_used: 0 })
  expect((await admin('refund', transaction, '--reason', 'twice')).stderr).toContain('refunded')
  expect(await runAudit(environment)).toMatchObject({ code: 0 })
})

it('refunds a pack that was paid', async () => {
  const { email, visitor, balance } = await person()
  await visitor.buyPack()
  expect(await balance()).toEqual({ documents_limit: 10, documents_used: 0 })
  const { data } = await visitor.supabase.from('payments').select('transaction_id')
  const transaction = String(data?.[0]?.['transaction_id'])
  const refunded = await admin('refund', transaction, '--reason', `asked for by ${email}`)
  expect(refunded).toMatchObject({ code: 0, stderr: '' })
  expect(await balance()).toEqual({ documents_limit: 0, documents_used: 0 })
  expect(await runAudit(environment)).toMatchObject({ code: 0 })
})

it('prunes without touching what was paid', async () => {
  const { visitor } = await person()
  await visitor.buyPack()
  const client = await postgres.connect(environment['DATABASE_URL'] ?? '')
  await client.query(
    `update public.payments set updated_at = updated_at - interval '400 days';
     update public.notices set settled_at = clock_timestamp() - interval '400 days', outcome = 'sent'`,
  )
  const { rows: before } = await client.query(`select count(*)::int as n from public.notices`)
  expect((await admin('prune', '365')).stdout).toContain(`${before[0]?.n} sent mails`)
  const { rows: mails } = await client.query('select 1 from public.notices')
  const { rows: paid } = await client.query(
    `select 1 from public.payments where status = 'granted'`,
  )
  const { rows: log } = await client.query(
    `select deed from public.operator_log order by created_at`,
  )
  await client.end()
  expect(mails).toEqual([])
  expect(paid.length).toBeGreaterThan(0)
  expect(log.at(-1)).toEqual({ deed: 'prune' })
  expect(await runAudit(environment)).toMatchObject({ code: 0 })
})

it('rotates the keys of sessions without signing anybody out', async () => {
  const { visitor } = await person()
  await visitor.buyPack()
  const content = 'Lease. The tenant shall pay rent of $3,400 per month on the first business day.'
  const analyzed = await visitor.ai({ action: 'chatCompletion', systemPrompt: 'summary', content })
  const { documentId } = (await analyzed.json()) as { documentId: string }
  const publicKey = async () => (await fetch(`${server.origin}/config.json`)).json()
  const { supabaseKey: before } = (await publicKey()) as Record<string, string>
  const { data } = await visitor.supabase.auth.getSession()

  expect(await admin('rotate', 'sessions')).toMatchObject({ code: 0, stderr: '' })
  await server.stop()
  server = await startServer(environment)
  expect(await publicKey()).toMatchObject({ supabaseKey: before })
  const later = await visit(server.origin)
  expect((await later.supabase.auth.getUser(visitor.accessToken())).error).not.toBeNull()
  const { refresh_token = '' } = data.session ?? {}
  const renewed = await later.supabase.auth.refreshSession({ refresh_token })
  const authorization = `Bearer ${renewed.data.session?.access_token}`
  const question = { systemPrompt: 'question', question: 'What is the rent?', documentId }
  const asked = { action: 'chatCompletion', ...question, content }
  const answer = await later.ai(asked, { authorization })
  expect(await answer.json()).toMatchObject({ verdict: 'answer' })
})

it('says what is wrong and does nothing', async () => {
  const { email, balance } = await person()
  const said = async (...parameters: string[]) => {
    const { code, stderr } = await admin(...parameters)
    expect(code).toBe(2)
    return stderr
  }
  expect(await said()).toContain('Say what to do')
  expect(await said('grant', email, '5')).toContain('Say why')
  expect(await said('grant', email, '5.5', '--reason', 'x')).toContain('no whole number')
  expect(await said('grant', 'nobody@example.test', '5', '--reason', 'x')).toContain('no account')
  expect(await said('refund', 'cs_none', '--reason', 'x')).toContain('no payment')
  expect(await said('prune', '5')).toContain('no whole number')
  expect(await said('rotate', 'documents')).toContain('no key')
  expect(await said('burn', email)).toContain('no "burn"')
  expect(await balance()).toEqual({ documents_limit: 0, documents_used: 0 })
})

it('is nothing that a signed-in person may call', async () => {
  const { visitor } = await person()
  const { data } = await visitor.supabase.auth.getUser(visitor.accessToken())
  const parameters = { p_user: data.user?.id, p_documents: 5, p_validity_days: null, p_reason: 'x' }
  const { status } = await visitor.supabase.rpc('grant_documents', parameters)
  expect(status).toBeGreaterThanOrEqual(400)
  const rows = await visitor.supabase.from('operator_log').select('*')
  expect(rows.status).toBeGreaterThanOrEqual(400)
})
