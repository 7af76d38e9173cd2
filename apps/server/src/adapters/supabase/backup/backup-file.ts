import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { keysSchema } from '../keys/keys.ts'

const format = 'precis-backup-1'

const headSchema = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  /** Versions of the migrations that had been applied. */
  migrations: z.array(z.string()),
  keys: keysSchema,
})
const tableSchema = z.tuple([z.string(), z.array(z.string())])
const endSchema = z.object({ rows: z.int(), sha256: z.string() })

export type BackupHead = Omit<z.infer<typeof headSchema>, 'format'>
/** A table begins with its name and columns; after it each row of it, an object in JSON. */
export type BackupLine = readonly [table: string, columns: readonly string[]] | string

/**
 * Writes a backup: compressed lines of JSON, the head, then each table with its rows, at last the number of rows and a
 * checksum. It gets its name only once it is complete. Answers the number of rows.
 */
export async function writeBackup(
  path: string,
  head: BackupHead,
  lines: AsyncIterable<BackupLine>,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`
  const hash = createHash('sha256')
  let rows = 0
  const put = (line: string): string => {
    hash.update(line)
    return `${line}\n`
  }
  async function* text() {
    yield put(JSON.stringify({ format, ...head }))
    for await (const line of lines) {
      if (typeof line === 'string') rows += 1
      yield put(typeof line === 'string' ? line : JSON.stringify(line))
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  }
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(text()), createGzip(), file)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return rows
}

/** The head of a backup, once the whole file was read and found good. */
export async function checkBackup(path: string): Promise<BackupHead> {
  await access(path).catch(() => {
    throw new Error(`There is no file ${path}.`)
  })
  const { head, lines } = await readBackup(path)
  for await (const _ of lines);
  return head
}

/** The head of a backup and its lines; reading them to the end throws when the file is not whole. */
export async function readBackup(
  path: string,
): Promise<{ head: BackupHead; lines: AsyncIterable<BackupLine> }> {
  const lines = textLines(path)
  const first = await lines.next()
  const text = first.done === true ? '' : first.value
  const head = headSchema.safeParse(parse(text))
  if (!head.success) throw new Error(`${path} is no backup that this version can read.`)
  return { head: head.data, lines: bodyOf(path, text, lines) }
}

async function* bodyOf(
  path: string,
  head: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256').update(head)
  let rows = 0
  let previous: string | undefined
  for await (const line of lines) {
    if (previous !== undefined) {
      hash.update(previous)
      const isTable = previous.startsWith('[')
      if (!isTable) rows += 1
      yield isTable ? tableSchema.parse(parse(previous)) : previous
    }
    previous = line
  }
  const end = endSchema.safeParse(parse(previous ?? ''))
  if (!end.success || end.data.rows !== rows || end.data.sha256 !== hash.digest('hex')) {
    throw damaged(path)
  }
}

async function* textLines(path: string): AsyncGenerator<string, undefined> {
  const unpacked = createGunzip().setEncoding('utf8')
  const file = createReadStream(path).on('error', (error) => unpacked.destroy(error))
  let rest = ''
  try {
    for await (const chunk of file.pipe(unpacked)) {
      const lines = `${rest}${String(chunk)}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    throw damaged(path)
  } finally {
    file.destroy()
  }
  if (rest !== '') yield rest
}

function damaged(path: string): Error {
  return new Error(`${path} is damaged, or not whole.`)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
