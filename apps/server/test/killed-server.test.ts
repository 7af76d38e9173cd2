import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ActionKind,
  type Customer,
  openCustomer,
  type Watch,
  webhookSecret,
} from './customer.ts'
import { runAudit } from './data/support/run-audit.ts'
import { freePort, type ServerProcess, spawnServer } from './start-server.ts'
import { openStripePeer } from './stripe-peer.ts'

const kills = 30
const workers = 2
const kinds: readonly ActionKind[] = ['purchase', 'analysis']

describe('a server killed without warning', () => {
  let provider: Awaited<ReturnType<typeof openStripePeer>>
  let environment: Record<string, string>
  let port: number
  let server: ServerProcess
  /** Waits for one of the next requests of its kind, to strike while that is under way. */
  let trap: { kind: ActionKind; skip: number; strike: () => void } | null = null

  const watch: Watch = (kind, request) => {
    if (trap?.kind !== kind) return request
    trap.skip -= 1
    if (trap.skip >= 0) return request
    const { strike } = trap
    let isPending = true
    const settle = () => {
      isPending = false
    }
    request.then(settle, settle)
    const spring = () => {
      if (!isPending || trap?.strike !== strike) return
      trap = null
      strike()
    }
    setTimeout(spring, Math.random() * 60)
    return request
  }

  const start = async () => {
    server = spawnServer(port, environment)
    await server.hasStarted
  }
  const open = () => openCustomer(server.origin, provider, watch)

  beforeAll(async () => {
    provider = await openStripePeer()
    environment = {
      DATA_DIR: await mkdtemp(join(tmpdir(), 'precis-killed-')),
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_peer',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: provider.url,
    }
    port = await freePort()
    await start()
  })

  afterAll(async () => {
    await server.stop('SIGKILL')
    await provider.close()
    await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true })
  })

  /** Buys and reads until the server is gone. */
  async function work(person: Customer): Promise<never> {
    for (let turn = 0; ; turn += 1) {
      const transaction = await person.pay()
      await (turn % 2 === 0 ? person.activate(transaction) : person.report(transaction))
      await person.read()
      await person.read()
    }
  }

  /** All work at once until the server is killed in the middle of a request of that kind. */
  async function killDuring(kind: ActionKind, people: readonly Customer[]) {
    const dying = server
    let isKilled = false
    const strike = () => {
      isKilled = true
      void dying.stop('SIGKILL')
    }
    trap = { kind, skip: Math.floor(Math.random() * 8), strike }
    const rest = people.map((person) =>
      work(person).catch((error: unknown) => {
        if (!isKilled) throw new Error(dying.output.stderr, { cause: error })
      }),
    )
    await Promise.all([...rest, dying.exited])
  }

  /** Page or webhook come once more for what was paid; then all of it is there, once. */
  async function expectPurchases(person: Customer, comesBy: 'page' | 'webhook') {
    for (const [transaction, isKnown] of person.payments) {
      if (isKnown) continue
      await (comesBy === 'page' ? person.activate(transaction) : person.report(transaction))
    }
    const granted = await person.rows('payments', { status: 'granted' })
    const paid = [...person.payments.keys()]
    expect(granted.map((row) => row['transaction_id']).sort()).toEqual(paid.sort())
    expect(await person.rows('credit_ledger', { kind: 'grant' })).toHaveLength(paid.length)
  }

  /** Each credit taken has its document, whose result was sent or is had again for nothing. Answers how many were. */
  async function expectResults(person: Customer): Promise<number> {
    const charged = (await person.rows('analyses')).map((row) => String(row['id'])).sort()
    const uses = await person.rows('credit_ledger', { kind: 'use' })
    expect(uses.map((row) => row['analysis_id']).sort()).toEqual(charged)
    const had = () => person.documents.flatMap(({ documentId }) => documentId ?? []).sort()
    expect(charged).toEqual(expect.arrayContaining(had()))
    const missing = charged.length - had().length
    if (missing === 0) return 0
    for (const document of person.documents.filter(({ documentId }) => documentId === null)) {
      await person.readAgain(document)
    }
    expect(had()).toEqual(charged)
    expect(await person.rows('credit_ledger', { kind: 'use' })).toHaveLength(uses.length)
    return missing
  }

  const title = `${kills} times during purchases and analyses loses no payment, no credit and no result`
  it(title, { timeout: 1_200_000 }, async () => {
    /** Pays and closes the tab, has a document read and loses the answer. */
    const forgetful = await open()
    await forgetful.activate(await forgetful.pay())
    const everybody = [forgetful]
    let foundAgain = 0
    for (let round = 0; round < kills; round += 1) {
      const people = await Promise.all(Array.from({ length: workers }, open))
      everybody.push(...people)
      await forgetful.readInVain()
      await forgetful.pay()
      await killDuring(kinds[round % 2] ?? 'purchase', people)

      expect(await runAudit(environment)).toMatchObject({ code: 0, stderr: '' })
      await start()
      for (const person of [forgetful, ...people]) {
        await expectPurchases(person, round % 4 < 2 ? 'page' : 'webhook')
        foundAgain += await expectResults(person)
      }
    }
    expect(foundAgain).toBeGreaterThanOrEqual(kills)
    for (const person of everybody) {
      await expectPurchases(person, 'page')
      await expectResults(person)
    }
    await server.stop()
    const audit = await runAudit(environment)
    expect(audit.stdout).toContain('Everything adds up.')
    expect(audit.code).toBe(0)
  })
})
