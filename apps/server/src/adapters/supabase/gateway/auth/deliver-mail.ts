import { setTimeout as pause } from 'node:timers/promises'
import type { Mail, Mailbox, Mailer } from '../../../../services/email/ports.ts'
import type { DataLog } from '../../database-options.ts'

const retryDelaysMs = [1_000, 5_000]

export interface Delivery {
  deliver(emails: readonly Mail[]): Promise<void>
  /** Whether mail can be handed over right now. */
  isReachable(): Promise<boolean>
  settled(): Promise<void>
}

/** Captured mail is written before the answer; real mail goes out behind it, so that its time tells nothing. */
export function createDelivery(mailbox: Mailbox, mailer: Mailer | null, log: DataLog): Delivery {
  const underWay = new Set<Promise<void>>()
  return {
    async deliver(emails) {
      for (const mail of emails) {
        if (mailer === null) {
          await mailbox.send(mail)
        } else {
          const sent = sendWithRetries(mailer, mail, log).finally(() => underWay.delete(sent))
          underWay.add(sent)
        }
      }
    },
    isReachable: async () => (await mailer?.isReachable?.()) ?? true,
    async settled() {
      await Promise.all(underWay)
    },
  }
}

async function sendWithRetries(mailer: Mailer, mail: Mail, log: DataLog): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await mailer.send(mail)
    } catch (error) {
      const delayMs = retryDelaysMs[attempt]
      const name = error instanceof Error ? error.name : 'unknown'
      if (delayMs === undefined) {
        log.error({ subject: mail.subject, error: name }, 'mail could not be sent')
        return
      }
      log.warn({ subject: mail.subject, error: name }, 'mail failed, trying again')
      await pause(delayMs)
    }
  }
}
