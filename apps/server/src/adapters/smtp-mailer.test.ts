import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSmtpStub, plainText } from '../../test/support/smtp-stub-server.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mail = {
  to: 'ada@example.org',
  subject: 'Bitte bestätigen',
  text: 'Follow http://localhost/x',
  html: '<p>Follow</p>',
}

describe('mail over SMTP', () => {
  let stub: Awaited<ReturnType<typeof openSmtpStub>>
  let mailer: ReturnType<typeof createSmtpMailer>
  beforeEach(async () => {
    stub = await openSmtpStub()
    mailer = createSmtpMailer({ url: stub.url, from: 'Precis <hello@precis.example>' })
  })
  afterEach(async () => {
    mailer.close()
    await stub.close()
  })

  it('reaches the server, signed in, from the address set, with a plain-text part', async () => {
    await mailer.send(mail)
    const [received, ...others] = stub.received
    if (received === undefined) throw new Error('no mail')
    expect(others).toEqual([])
    expect(received).toMatchObject({ from: 'hello@precis.example', to: ['ada@example.org'] })
    expect(received.source).toContain('From: Precis <hello@precis.example>')
    expect(received.source).toContain('multipart/alternative')
    expect(plainText(received)).toBe('Follow http://localhost/x')
  })

  it('keeps the name of a mail that is sent again', async () => {
    for (const _ of ['first', 'again']) await mailer.send({ ...mail, id: 'notice-1' })
    for (const { source } of stub.received) {
      expect(source).toContain('Message-ID: <notice-1@precis.example>')
    }
  })

  it.each([
    ['to', 'ada@example.org\r\nBcc: thief@example.org'],
    ['to', 'ada@example.org, thief@example.org\nX-Evil: 1'],
    ['subject', 'Hello\r\nBcc: thief@example.org\r\n\r\nEvil body'],
  ])('takes no header out of %s %j', async (field, value) => {
    await mailer.send({ ...mail, [field]: value }).catch(() => undefined)
    for (const { source } of stub.received) {
      const headers = source.split('\r\n\r\n')[0] ?? ''
      expect(headers).not.toMatch(/^(bcc|x-evil):/im)
    }
  })

  it('that the server refuses is an error', async () => {
    stub.state.refusesRecipients = true
    await expect(mailer.send(mail)).rejects.toThrow()
  })

  it('says whether the server answers and takes the password', async () => {
    expect(await mailer.isReachable()).toBe(true)
    const wrong = createSmtpMailer({ url: stub.url.replace('p%40ss', 'other'), from: 'a@b.co' })
    expect(await wrong.isReachable()).toBe(false)
    wrong.close()
    const nobody = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@b.co' })
    expect(await nobody.isReachable()).toBe(false)
    nobody.close()
  })
})
