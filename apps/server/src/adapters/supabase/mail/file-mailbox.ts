import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CapturedMail, Mail, Mailbox } from '../../../services/email/ports.ts'
import { hasCode } from '../has-code.ts'

export const capturedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.string(),
})

const keep = 500

/** Captured mail as JSON lines in the data directory. A line torn by a crash is skipped. */
export function createFileMailbox(dataDir: string): Mailbox {
  const path = join(dataDir, 'mail.jsonl')
  let queue: Promise<void> = Promise.resolve()
  return {
    send(mail) {
      const sent = queue.then(() => append(path, mail))
      queue = sent.catch(() => undefined)
      return sent
    },
    async list() {
      await queue
      return (await readMail(path)).reverse()
    },
  }
}

async function append(path: string, mail: Mail): Promise<void> {
  const text = await readText(path)
  const captured: CapturedMail = { ...mail, date: new Date().toISOString() }
  const line = `${JSON.stringify(captured)}\n`
  const lines = text.split('\n').length - 1
  if (lines < keep) {
    const isTorn = text !== '' && !text.endsWith('\n')
    await appendFile(path, isTorn ? `\n${line}` : line, { mode: 0o600 })
    return
  }
  const recent = (await readMail(path)).slice(1 - keep)
  const draft = `${path}.new`
  await writeFile(draft, recent.map((entry) => `${JSON.stringify(entry)}\n`).join('') + line, {
    mode: 0o600,
  })
  await rename(draft, path)
}

async function readMail(path: string): Promise<CapturedMail[]> {
  return (await readText(path)).split('\n').flatMap((line) => {
    try {
      const parsed = capturedMailSchema.safeParse(JSON.parse(line))
      return parsed.success ? [parsed.data] : []
    } catch {
      return []
    }
  })
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}
