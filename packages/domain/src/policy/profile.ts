import * as z from 'zod/mini'
import type { Policy } from './policy-schema.ts'

/** The longest name an account keeps, in characters; the database holds the same limit. */
export const maxNameCharacters = 200

/** A row of `profiles`, as its owner sees it. */
export const profileSchema = z.object({
  id: z.string(),
  full_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  subscription_type: z.string(),
  documents_limit: z.int(),
  documents_used: z.int(),
  last_reset_date: z.nullable(z.string()),
  credits_expire_at: z.optional(z.nullable(z.string())),
  deleted: z.boolean(),
  deleted_at: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profileSchema>

export type CreditState = 'none' | 'ok' | 'low' | 'exhausted'

export interface CreditView {
  state: CreditState
  remaining: number
  used: number
  limit: number
  percentUsed: number
}

/** What the usage panel says of a balance. No credits at limit 0, exhausted when used reaches the limit, low at the policy's threshold or fewer. */
export function creditView(used: number, limit: number, policy: Policy): CreditView {
  const remaining = Math.max(0, limit - used)
  const percentUsed = limit === 0 ? 0 : Math.min(100, Math.round((used / limit) * 100))
  const state: CreditState =
    limit === 0
      ? 'none'
      : used >= limit
        ? 'exhausted'
        : remaining <= policy.lowCreditThreshold
          ? 'low'
          : 'ok'
  return { state, remaining, used, limit, percentUsed }
}
