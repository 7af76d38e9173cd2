import { createTransport } from 'nodemailer'
import type { Mailer } from '../ports.ts'

/** Sends mail through an SMTP server, over TLS where the server offers it. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer & {
  close(): void
} {
  const transport = createTransport(
    { url: options.url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from: options.from },
  )
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ to, subject, text, html })
    },
    close: () => transport.close(),
  }
}
