import { createTransport } from 'nodemailer'
import type { Mailer } from '../services/email/ports.ts'
import { noTracer } from '../services/ports.ts'

const checkMs = 5_000
/** For how long a mail server that answered counts as reachable. */
const trustMs = 15_000

/** Sends mail through an SMTP server, over TLS where the server offers it. */
export function createSmtpMailer(
  options: { url: string; from: string },
  { inSpan } = noTracer,
): Mailer & {
  isReachable(): Promise<boolean>
  close(): void
} {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const transport = createTransport(
    { url: options.url, pool: true, ...timeouts },
    { from: options.from },
  )
  const domain = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'localhost'
  let reachedAt = Number.NEGATIVE_INFINITY

  const check = async () => {
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), checkMs)
    const answered = transport.verify().then(
      () => true,
      () => false,
    )
    const isReachable = await Promise.race([answered, tooLate])
    clearTimeout(timer)
    if (isReachable) reachedAt = performance.now()
    return isReachable
  }
  return {
    send: async ({ to, subject, text, html, id }) => {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` }
      await inSpan('mail', {}, () => transport.sendMail({ to, subject, text, html, ...messageId }))
    },
    isReachable: async () => performance.now() - reachedAt < trustMs || check(),
    close: () => transport.close(),
  }
}
