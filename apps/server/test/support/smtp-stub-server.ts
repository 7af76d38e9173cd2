import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came, headers and parts. */
  readonly source: string
}

/** A real SMTP server on a loopback port, with a user of its own, that keeps what it accepts. */
export async function openSmtpStub() {
  const received: ReceivedMail[] = []
  const state = { refusesRecipients: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'precis' && password === 'p@ss'
        ? done(null, { user: 'precis' })
        : done(new Error('no')),
    onRcptTo: (_address, _session, done) =>
      done(state.refusesRecipients ? new Error('no such box') : null),
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk.toString()
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    state,
    url: `smtp://precis:p%40ss@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The plain-text part of a message. */
export function plainText({ source }: ReceivedMail): string {
  const part = /content-type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(source)?.[1] ?? ''
  return part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
