import assert from 'node:assert/strict'
import { assertPurchases, assertResults } from './assert-credits.ts'
import { type ActionKind, type Customer, openCustomer, type Watch } from './customer.ts'
import { freePort } from './free-port.ts'
import { runAudit } from './operator-command.ts'
import type { Random } from './random.ts'
import { type ServerProcess, spawnServer } from './start-server.ts'
import type { openStripeStub } from './stripe-stub-server.ts'

const workers = 2
const kinds: readonly ActionKind[] = ['purchase', 'analysis']

interface KillOptions {
  readonly kills: number
  readonly random: Random
  readonly provider: Awaited<ReturnType<typeof openStripeStub>>
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Kills the server again and again in the middle of a purchase or an analysis, and starts it anew. Throws when a
 * payment, a credit or a result got lost or came twice; answers how many results were had again for nothing.
 */
export async function playKills(options: KillOptions): Promise<number> {
  const { kills, random, provider, environment } = options
  const port = await freePort()
  const start = async (): Promise<ServerProcess> => {
    const started = spawnServer(port, environment)
    await started.hasStarted
    return started
  }
  let server = await start()
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
    setTimeout(spring, random.below(60))
    return request
  }
  const open = () => openCustomer(server.origin, provider, watch)

  /** All work at once until the server is killed in the middle of a request of that kind. */
  const killDuring = async (kind: ActionKind, customers: readonly Customer[]) => {
    const dying = server
    let isKilled = false
    const strike = () => {
      isKilled = true
      void dying.stop('SIGKILL')
    }
    trap = { kind, skip: random.below(8), strike }
    const rest = customers.map((person) =>
      work(person).catch((error: unknown) => {
        if (!isKilled) throw new Error(dying.output.stderr, { cause: error })
      }),
    )
    await Promise.all([...rest, dying.exited])
  }

  try {
    /** Pays and closes the tab, has a document read and loses the answer. */
    const forgetful = await open()
    await forgetful.activate(await forgetful.pay())
    const everybody = [forgetful]
    let foundAgain = 0
    for (let round = 0; round < kills; round += 1) {
      const customers = await Promise.all(Array.from({ length: workers }, open))
      everybody.push(...customers)
      await forgetful.readInVain()
      await forgetful.pay()
      await killDuring(kinds[round % 2] ?? 'purchase', customers)
      const audit = await runAudit(environment)
      assert.equal(audit.code, 0, `${audit.stdout}${audit.stderr}`)
      server = await start()
      for (const person of [forgetful, ...customers]) {
        await assertPurchases(person, round % 4 < 2 ? 'page' : 'webhook')
        foundAgain += await assertResults(person)
      }
    }
    assert.ok(foundAgain >= kills, `only ${foundAgain} lost results were had again`)
    for (const person of everybody) {
      await assertPurchases(person, 'page')
      await assertResults(person)
    }
    return foundAgain
  } finally {
    await server.stop()
  }
}

/** Buys and reads until the server is gone. */
async function work(person: Customer): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const transaction = await person.pay()
    await (turn % 2 === 0 ? person.activate(transaction) : person.report(transaction))
    await person.read()
    await person.read()
  }
}
