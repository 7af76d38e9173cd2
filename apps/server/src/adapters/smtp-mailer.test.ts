import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
})

async function openServer({ refuses = false } = {}) {
  const received: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'precis' && password === 'p@ss'
        ? done(null, { user: 'precis' })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such box') : null),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
        })
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://precis:p%40ss@127.0.0.1:${port}` }
}

const mail = {
  to: 'ada@example.org',
  subject: 'Bitte bestätigen',
  text: 'Follow http://localhost/x',
  html: '<p>Follow</p>',
}

describe('mail over SMTP', () => {
  it('reaches the server, signed in, from the address set', async () => {
    const { url, received } = await openServer()
    const mailer = createSmtpMailer({ url, from: 'Precis <hello@precis.example>' })
    await mailer.send(mail)
    mailer.close()
    expect(received).toEqual([
      {
        from: 'hello@precis.example',
        to: ['ada@example.org'],
        text: expect.stringContaining('Follow http://localhost/x'),
      },
    ])
    expect(received[0]?.text).toContain('From: Precis <hello@precis.example>')
    expect(received[0]?.text).toContain('multipart/alternative')
  })

  it('that the server refuses is an error', async () => {
    const { url } = await openServer({ refuses: true })
    const mailer = createSmtpMailer({ url, from: 'hello@precis.example' })
    await expect(mailer.send(mail)).rejects.toThrow()
    mailer.close()
  })
})
