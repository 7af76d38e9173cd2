import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRandom } from '../support/random.ts'
import { spawnNode } from '../support/spawn-node.ts'
import { emptyDirectory, startedDirectory } from './support/started-directory.ts'
import { openTestDatabase } from './support/test-database.ts'

const seed = 13
const script = fileURLToPath(new URL('./support/start-and-write.ts', import.meta.url))

interface Run {
  readonly acknowledged: string[]
  readonly errors: string
  readonly killedAfterMs: number
}

const startChild = (dataDir: string) => spawnNode(['--no-warnings', script, dataDir], {})

/** Starts a server process on the directory and kills it after a while, or once it has written. */
async function runAndKill(dataDir: string, afterMs: number): Promise<Run> {
  const child = startChild(dataDir)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const exited = new Promise((resolve) => child.on('exit', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
  await exited
  clearTimeout(timer)
  const acknowledged = output.split('\n').filter((line) => line.startsWith('payment_'))
  return { acknowledged, errors, killedAfterMs: afterMs }
}

describe('a first start', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await emptyDirectory()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it(`survives SIGKILL at any moment (seed ${seed}), with every acknowledged row`, async () => {
    const random = createRandom(seed, 'first-start')
    const acknowledged: string[] = []
    const delays = [120, 900, 2000, 3200, 5000].map(
      (delay) => delay * (0.8 + random.below(400) / 1000),
    )
    for (const delay of delays) {
      const run = await runAndKill(dataDir, delay)
      expect(run.errors).toBe('')
      acknowledged.push(...run.acknowledged)
    }
    const db = await openTestDatabase({ dataDir })
    try {
      expect(await db.database.readiness()).toBeNull()
      for (const transactionId of acknowledged) {
        expect(await db.database.payments.find(transactionId)).toMatchObject({ transactionId })
      }
      const { id } = await db.person()
      await db.buy(id, 3)
      expect((await db.database.accounts.loadProfile(id))?.documents_limit).toBe(3)
      const left = (await readdir(dataDir)).filter((name) => name.includes('.new-'))
      expect(left).toEqual([])
    } finally {
      await db.close()
    }
    const again = await openTestDatabase({ dataDir })
    for (const transactionId of acknowledged) {
      expect(await again.database.payments.find(transactionId)).not.toBeNull()
    }
    await again.close()
  })
})

describe('a data directory', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await startedDirectory()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('keeps its keys, sessions and mail over a restart', async () => {
    const first = await openTestDatabase({ dataDir })
    const person = await first.person()
    const { data } = await person.client.auth.getSession()
    const secret = await first.database.secret('document-hash')
    await first.close()
    const second = await openTestDatabase({ dataDir })
    try {
      expect(await second.database.secret('document-hash')).toEqual(secret)
      expect(second.database.supabase.publishableKey).toBe(first.database.supabase.publishableKey)
      const token = data.session?.access_token ?? ''
      expect((await second.database.accounts.identify(token))?.userId).toBe(person.id)
      expect(await second.emailsTo(person.email)).toHaveLength(1)
    } finally {
      await second.close()
    }
  })

  it('tells a second process that the directory is in use', async () => {
    const db = await openTestDatabase({ dataDir })
    try {
      const child = startChild(dataDir)
      let errors = ''
      child.stderr.on('data', (chunk) => {
        errors += chunk
      })
      const code = await new Promise((resolve) => child.on('exit', resolve))
      expect(code).toBe(1)
      expect(errors).toContain(`in use by process ${process.pid}`)
      expect(errors).toContain('DATABASE_URL')
      await expect(openTestDatabase({ dataDir })).rejects.toThrow('in use by process')
    } finally {
      await db.close()
    }
  })
})
