import { AppError } from '@precis/domain'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type LimitedAction =
  | 'sign_in'
  | 'sign_up'
  | 'mail'
  | 'checkout'
  | 'activation'
  | 'analysis'
  | 'title'

interface Budget {
  readonly perAccount: number
  readonly perAddress: number
}

/** Calls in a minute. */
export const rateBudgets: Readonly<Record<LimitedAction, Budget>> = {
  sign_in: { perAccount: 10, perAddress: 60 },
  sign_up: { perAccount: 6, perAddress: 60 },
  mail: { perAccount: 6, perAddress: 60 },
  checkout: { perAccount: 30, perAddress: 120 },
  activation: { perAccount: 60, perAddress: 240 },
  analysis: { perAccount: 120, perAddress: 480 },
  title: { perAccount: 120, perAddress: 480 },
}

export interface RateLimits {
  /** Takes one call from each budget. Throws `rate_limited` with the seconds to wait. */
  spend(action: LimitedAction, keys: { address?: string; account?: string }): Promise<void>
}

/** Budgets kept in this process: several processes each grant their own. */
export function createRateLimits(budgets = rateBudgets): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiter = (name: string, points: number) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points, duration: 60 })
    limiters.set(name, made)
    return made
  }
  return {
    spend: async (action, { address, account }) => {
      const { perAccount, perAddress } = budgets[action]
      const spent: Promise<RateLimiterRes>[] = []
      if (account) spent.push(limiter(`${action}:account`, perAccount).consume(account))
      if (address) spent.push(limiter(`${action}:address`, perAddress).consume(address))
      for (const result of await Promise.allSettled(spent)) {
        if (result.status === 'fulfilled') continue
        const reason: unknown = result.reason
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw new AppError('rate_limited', { retryAfterSeconds: reason.msBeforeNext / 1000 })
      }
    },
  }
}

/** For load tests: no budget at all. */
export const noRateLimits: RateLimits = { spend: () => Promise.resolve() }
