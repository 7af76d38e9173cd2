import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '@precis/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../src/services/email/ports.ts'
import { openTestDatabase, origin, type TestDatabase } from './support/test-database.ts'

describe('the gateway', () => {
  const written: string[] = []
  const note = (fields: object, message: string) => {
    written.push(JSON.stringify({ ...fields, message }))
  }
  let shared: TestDatabase
  beforeAll(async () => {
    const google = { clientId: 'client-1', clientSecret: 'secret-1' }
    shared = await openTestDatabase({ google, log: { info: note, warn: note, error: note } })
  })
  afterAll(() => shared.close())

  const databases: TestDatabase[] = []
  const open = async (...parameters: Parameters<typeof openTestDatabase>) => {
    const db = await openTestDatabase(...parameters)
    databases.push(db)
    return db
  }
  afterEach(async () => {
    await Promise.all(databases.splice(0).map((db) => db.close()))
  })

  it('starts a sign-in with Google by PKCE, back to /auth only', async () => {
    const query = new URLSearchParams({
      provider: 'google',
      redirect_to: 'https://evil.example/',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 's256',
    })
    const answer = await shared.handle(new Request(`${origin}/auth/v1/authorize?${query}`))
    expect(answer.status).toBe(302)
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.hostname).toBe('accounts.google.com')
    expect(location.searchParams.get('client_id')).toBe('client-1')
    expect(location.searchParams.get('redirect_uri')).toBe(`${origin}/auth/v1/callback`)
    const rows = await shared.embedded.sql.query<{ referrer: string }>(
      'select referrer from auth.flow_state',
    )
    expect(rows).toEqual([{ referrer: `${origin}/auth` }])
  })

  it('hands mail to the mailer, tries again, and answers without waiting for it', async () => {
    const sent: Mail[] = []
    let failures = 1
    const mailer = {
      send: async (mail: Mail) => {
        if (failures > 0) {
          failures -= 1
          throw new Error('the relay is busy')
        }
        sent.push(mail)
      },
    }
    const db = await open({ mailer })
    const email = db.newEmail()
    const { error } = await db.visitor().auth.signUp({ email, password: 'a-password' })
    expect(error).toBeNull()
    expect(sent).toEqual([])
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.to).toBe(email)
    expect(await db.database.mailbox.list()).toEqual([])
  })

  it('tells everybody alike when no mail can be sent, and takes the next try', async () => {
    const sent: Mail[] = []
    let isUp = false
    const mailer = {
      send: async (mail: Mail) => {
        sent.push(mail)
      },
      isReachable: async () => isUp,
    }
    const db = await open({ mailer })
    const visitor = db.visitor()
    const email = db.newEmail()
    const attempts = [
      () => visitor.auth.signUp({ email, password: 'a-password' }),
      () => visitor.auth.resetPasswordForEmail(email),
      () => visitor.auth.resend({ type: 'signup', email }),
    ]
    for (const attempt of attempts) {
      const { error } = await attempt()
      expect([error?.status, error?.message]).toEqual([
        errorCatalogue.mail_failed.status,
        errorCatalogue.mail_failed.message,
      ])
    }
    isUp = true
    expect((await visitor.auth.signUp({ email, password: 'a-password' })).error).toBeNull()
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([email])
  })

  it('answers no address, unknown or known, before the floor of time', async () => {
    const db = await open({ answerFloorMs: 1_500 })
    const { email } = await db.person()
    const startedAt = performance.now()
    await db.visitor().auth.resetPasswordForEmail(db.newEmail())
    const unknownMs = performance.now() - startedAt
    await db.visitor().auth.resetPasswordForEmail(email)
    const knownMs = performance.now() - startedAt - unknownMs
    expect(unknownMs).toBeGreaterThanOrEqual(1_495)
    expect(knownMs).toBeGreaterThanOrEqual(1_495)
  })

  it('reads captured mail newest first, past a torn line', async () => {
    const { mailbox } = shared.database
    const mail = { to: 'a@example.com', subject: 's', text: 't', html: '<p>t</p>' }
    await mailbox.send({ ...mail, subject: 'first' })
    await appendFile(join(shared.dataDir, 'mail.jsonl'), '{"to":"torn')
    await mailbox.send({ ...mail, subject: 'second' })
    const subjects = (await mailbox.list()).map((entry) => entry.subject)
    expect(subjects).toEqual(['second', 'first'])
  })

  it('keeps the newest 500 captured emails', async () => {
    const { mailbox } = shared.database
    const lines = Array.from({ length: 500 }, (_, index) =>
      JSON.stringify({ to: 'a', subject: `${index}`, text: 't', html: 'h', date: 'd' }),
    )
    await appendFile(join(shared.dataDir, 'mail.jsonl'), `${lines.join('\n')}\n`)
    await mailbox.send({ to: 'a', subject: 'last', text: 't', html: 'h' })
    const emails = await mailbox.list()
    expect(emails).toHaveLength(500)
    expect(emails[0]?.subject).toBe('last')
    expect(emails.at(-1)?.subject).toBe('1')
  })

  it('writes no SQL and no value to the log or the console', async () => {
    const { direct, id } = await shared.person()
    await direct.from('profiles').update({ documents_limit: 424242 }).eq('id', id)
    expect(written.join('\n')).toContain('42501')
    expect(written.join('\n')).not.toMatch(/424242|update|profiles/i)
  })
})
