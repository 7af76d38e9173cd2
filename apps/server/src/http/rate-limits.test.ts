import { describe, expect, it } from 'vitest'
import type { CallCounter } from '../services/ports.ts'
import { createRateLimits, rateBudgets } from './rate-limits.ts'

const budgets = { ...rateBudgets, mail: { perAccount: 3, perAddress: 5 } }
const refused = { code: 'rate_limited' }

function sharedCounter() {
  const counts = new Map<string, number>()
  const counter: CallCounter = {
    count: async (name) => {
      const calls = (counts.get(name) ?? 0) + 1
      counts.set(name, calls)
      return { calls, endsInMs: 12_000 }
    },
  }
  return { counter, counts }
}

describe('rate limits', () => {
  it('give an account its budget, whatever address it comes from', async () => {
    const limits = createRateLimits({ budgets })
    for (const address of ['a', 'b', 'c']) await limits.spend('mail', { account: 'ada', address })
    const late = limits.spend('mail', { account: 'ada', address: 'd' })
    await expect(late).rejects.toMatchObject(refused)
    await limits.spend('mail', { account: 'bob', address: 'd' })
  })

  it('give an account its budget at each address, and a ceiling over all of them', async () => {
    const limits = createRateLimits({
      budgets: { ...rateBudgets, sign_in: { perPair: 2, perAccount: 5, perAddress: 50 } },
    })
    const spend = (address: string) => limits.spend('sign_in', { account: 'ada', address })
    await spend('thief')
    await spend('thief')
    for (let more = 0; more < 20; more += 1) {
      await expect(spend('thief')).rejects.toMatchObject(refused)
    }
    await spend('home')
    await spend('home')
    await spend('work')
    await expect(spend('elsewhere')).rejects.toMatchObject(refused)
  })

  it('give an address its budget, whatever account it names', async () => {
    const limits = createRateLimits({ budgets })
    for (const account of ['a', 'b', 'c', 'd', 'e']) {
      await limits.spend('mail', { account, address: 'here' })
    }
    const late = limits.spend('mail', { account: 'f', address: 'here' })
    await expect(late).rejects.toMatchObject(refused)
  })

  it('take nothing from an address for what an account was refused', async () => {
    const limits = createRateLimits({
      budgets: { ...rateBudgets, data: { perAccount: 2, perAddress: 3 } },
    })
    const spend = (account: string) => limits.spend('data', { account, address: 'office' })
    for (let call = 0; call < 2; call += 1) await spend('flooder')
    for (let call = 0; call < 20; call += 1) await expect(spend('flooder')).rejects.toThrow()
    await spend('other')
    await expect(spend('third')).rejects.toMatchObject(refused)
  })

  it('leave an account calls of its own, whatever its neighbors have spent', async () => {
    const { counter } = sharedCounter()
    const mail = { perAccount: 4, ownCalls: 2, perAddress: 3 }
    const shared = { budgets: { ...rateBudgets, mail }, counter }
    const [one, two] = [createRateLimits(shared), createRateLimits(shared)]
    for (const account of ['a', 'b', 'c']) {
      for (let call = 0; call < 3; call += 1) await one.spend('mail', { account, address: 'here' })
    }
    const spend = (limits: typeof one) => limits.spend('mail', { account: 'ada', address: 'here' })
    await spend(one)
    await spend(two)
    await expect(spend(two)).rejects.toMatchObject(refused)
    await expect(one.spend('mail', { address: 'here' })).rejects.toMatchObject(refused)
  })

  it('tell of an account that was refused, at no cost to it', async () => {
    const limits = createRateLimits({ budgets })
    const spend = () => limits.spend('mail', { account: 'ada' })
    for (let call = 0; call < 3; call += 1) {
      await spend()
      await limits.refuseSpent('mail', 'ada')
    }
    await expect(spend()).rejects.toMatchObject(refused)
    await expect(limits.refuseSpent('mail', 'ada')).rejects.toMatchObject(refused)
    await limits.refuseSpent('mail', 'bob')
  })

  it('count the calls of other processes, and say when their window ends', async () => {
    const { counter } = sharedCounter()
    const [one, two] = [
      createRateLimits({ budgets, counter }),
      createRateLimits({ budgets, counter }),
    ]
    await one.spend('mail', { account: 'ada' })
    await two.spend('mail', { account: 'ada' })
    await one.spend('mail', { account: 'ada' })
    await expect(two.spend('mail', { account: 'ada' })).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: 12,
    })
  })

  it('keep what the process itself refuses away from the shared counter', async () => {
    const { counter, counts } = sharedCounter()
    const limits = createRateLimits({ budgets, counter })
    const calls = Array.from({ length: 20 }, () => limits.spend('mail', { account: 'ada' }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect([...counts.values()]).toEqual([3])
  })

  it('stand on the count of the process while the shared one does not answer', async () => {
    const failures: unknown[] = []
    const limits = createRateLimits({
      budgets,
      counter: { count: () => Promise.reject(new Error('down')) },
      onCounterFailure: (error) => failures.push(error),
    })
    for (let call = 0; call < 3; call += 1) await limits.spend('mail', { account: 'ada' })
    await expect(limits.spend('mail', { account: 'ada' })).rejects.toMatchObject(refused)
    expect(failures).toHaveLength(3)
  })
})
