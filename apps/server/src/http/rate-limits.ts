import { AppError } from '@precis/domain'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallCounter } from '../services/ports.ts'

export type LimitedAction =
  | 'sign_in'
  | 'sign_up'
  | 'signed_up'
  | 'mail'
  | 'mailed_link'
  | 'checkout'
  | 'activation'
  | 'receipt'
  | 'account_data'
  | 'welcome'
  | 'ai_call'
  | 'data'

interface Budget {
  /** For one account from one address: calls from elsewhere cannot use up this allowance. */
  readonly perPair?: number
  /** Where a pair has a budget too, a ceiling against many addresses at once. */
  readonly perAccount: number
  /** Calls of a signed-in account that its address does not count: whoever calls no more is refused for no neighbor. */
  readonly ownCalls?: number
  readonly perAddress: number
  /** Counted by each process for itself: a call costs less than counting it together. */
  readonly isLocal?: boolean
}

const windowMs = 60_000

/** Calls in a minute. An account has its own allowance only when a token proves it, since anybody can name an account. */
export const rateBudgets: Readonly<Record<LimitedAction, Budget>> = {
  sign_in: { perPair: 10, perAccount: 100, perAddress: 60 },
  sign_up: { perPair: 6, perAccount: 60, perAddress: 60 },
  signed_up: { perAccount: 60, perAddress: 240, isLocal: true },
  mail: { perPair: 6, perAccount: 60, perAddress: 60 },
  mailed_link: { perAccount: 60, perAddress: 120 },
  checkout: { perAccount: 30, ownCalls: 10, perAddress: 120 },
  activation: { perAccount: 60, ownCalls: 20, perAddress: 240 },
  receipt: { perAccount: 6, ownCalls: 3, perAddress: 60 },
  account_data: { perAccount: 6, ownCalls: 3, perAddress: 60 },
  welcome: { perAccount: 30, ownCalls: 10, perAddress: 60 },
  ai_call: { perAccount: 240, ownCalls: 60, perAddress: 960 },
  data: { perAccount: 600, ownCalls: 120, perAddress: 2_400, isLocal: true },
}

export interface RateLimits {
  /**
   * Takes one call from each budget, the address's last: what a narrower one refuses costs no neighbor. Throws
   * `rate_limited` with the seconds to wait.
   */
  spend(action: LimitedAction, keys: { address?: string; account?: string }): Promise<void>
  /** Throws `rate_limited` when this process has refused the account already; takes nothing. */
  refuseSpent(action: LimitedAction, account: string): Promise<void>
}

export interface RateLimitOptions {
  readonly budgets?: Readonly<Record<LimitedAction, Budget>>
  /** Counts for all processes; null while there is one only. */
  readonly counter?: CallCounter | null
  /** Told of a counter that does not answer. */
  readonly onCounterFailure?: (error: unknown) => void
}

/**
 * Budgets of a minute. The process counts for itself first, so what it refuses never reaches the shared counter; that one
 * adds the calls of other processes. While it does not answer, the count of this process is all there is.
 */
export function createRateLimits(options: RateLimitOptions = {}): RateLimits {
  const { budgets = rateBudgets, counter = null, onCounterFailure } = options
  const limiters = new Map<string, RateLimiterMemory>()
  const limiter = (name: string, points: number) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points, duration: windowMs / 1000 })
    limiters.set(name, made)
    return made
  }
  /** Answers how many calls the window has by now. */
  const take = async (name: string, key: string, points: number, isLocal: boolean) => {
    const { consumedPoints } = await limiter(name, points).consume(key).catch(refuse)
    if (isLocal) return consumedPoints
    const shared = await counter?.count(`${name}:${key}`).catch((error: unknown) => {
      onCounterFailure?.(error)
      return null
    })
    if (!shared) return consumedPoints
    if (shared.calls > points) throw limited(shared.endsInMs)
    return Math.max(consumedPoints, shared.calls)
  }
  return {
    spend: async (action, { address, account }) => {
      const { perPair, perAccount, ownCalls = 0, perAddress, isLocal = false } = budgets[action]
      if (account && address && perPair !== undefined) {
        await take(`${action}:pair`, `${account} ${address}`, perPair, isLocal)
      }
      const calls = account ? await take(`${action}:account`, account, perAccount, isLocal) : null
      const isOwn = calls !== null && calls <= ownCalls
      if (address && !isOwn) await take(`${action}:address`, address, perAddress, isLocal)
    },
    refuseSpent: async (action, account) => {
      const { perAccount } = budgets[action]
      const spent = await limiter(`${action}:account`, perAccount).get(account)
      if (spent && spent.consumedPoints > perAccount) throw limited(spent.msBeforeNext)
    },
  }
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? limited(reason.msBeforeNext) : reason
}

// A clock that was set back would have the window end later than it does.
function limited(waitMs: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.min(waitMs, windowMs) / 1000 })
}

/** For load tests: no budget at all. */
export const noRateLimits: RateLimits = {
  spend: () => Promise.resolve(),
  refuseSpent: () => Promise.resolve(),
}
