import { AppError } from '@precis/domain'
import { z } from 'zod'
import type { AnalysisFacts, Credits } from '../../ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'
import type { DatabaseOptions } from './database-options.ts'

const begun = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('leased'), token: z.string(), is_repeat: z.boolean() }),
  z.object({ outcome: z.enum(['no_credits', 'limit_reached', 'user_gone']) }),
  z.object({ outcome: z.literal('analysis_running'), retry_after_seconds: z.int() }),
])

const settled = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('settled'),
    document_id: z.string(),
    used: z.int(),
    limit: z.int(),
  }),
  z.object({ outcome: z.enum(['lease_gone', 'no_credits', 'limit_reached']) }),
])

const counted = z.enum(['counted', 'capped', 'unknown'])

/** A process that was only held up for a moment still finds its lease. */
const sweepGraceSeconds = 20

const maxCap = 2_147_483_647

/** Credits behind database functions that only the server may call. */
export function createCredits(
  run: RunFunction,
  policy: DatabaseOptions['policy'],
  leaseSeconds: number,
): Credits {
  return {
    async begin(userId, documentKey) {
      const answer = await callFunction(
        run,
        'begin_analysis',
        {
          p_user: userId,
          p_document_key: documentKey,
          p_free_repeats: policy.freeRepeats,
          p_free_hours: policy.freeRepeatHours,
          p_lease_seconds: leaseSeconds,
        },
        begun,
      )
      switch (answer.outcome) {
        case 'leased':
          return { outcome: 'leased', token: answer.token, isRepeat: answer.is_repeat }
        case 'analysis_running':
          return { outcome: 'analysis_running', retryAfterSeconds: answer.retry_after_seconds }
        case 'user_gone':
          throw new AppError('unauthorized', { detail: 'the account has no profile' })
        default:
          return { outcome: answer.outcome }
      }
    },
    renew: (token) =>
      callFunction(
        run,
        'renew_lease',
        { p_token: token, p_lease_seconds: leaseSeconds },
        z.boolean(),
      ),
    async release(token) {
      await callFunction(run, 'release_lease', { p_token: token }, z.boolean())
    },
    async sweep() {
      await callFunction(run, 'sweep_leases', { p_grace_seconds: sweepGraceSeconds }, z.int())
    },
    settle: (token, facts) => settle(run, token, facts),
    countQuestion: (userId, documentId, documentKey, cap) =>
      count(run, documentId, 'count_question', {
        p_user: userId,
        p_document_key: documentKey,
        p_cap: Math.min(cap, maxCap),
      }),
    countExport: (userId, documentId, _format, cap) =>
      count(run, documentId, 'count_export', { p_user: userId, p_cap: Math.min(cap, maxCap) }),
    hasStanding: (userId) => callFunction(run, 'has_standing', { p_user: userId }, z.boolean()),
  }
}

async function settle(run: RunFunction, token: string, facts: AnalysisFacts) {
  const parameters = {
    p_token: token,
    p_engine: facts.engine.slice(0, 200),
    p_mode: facts.mode,
    p_language: facts.language?.slice(0, 60) ?? null,
    p_characters: facts.characters,
    p_parts: facts.parts,
    p_items: facts.items,
    p_duration_ms: Math.round(facts.durationMs),
  }
  const attempt = () => callFunction(run, 'settle_analysis', parameters, settled, 'usage_failed')
  // A second try is safe: the database answers a token it has settled as it did before.
  const answer = await attempt().catch(attempt)
  if (answer.outcome === 'settled') {
    return {
      documentId: answer.document_id,
      usage: { used: answer.used, limit: answer.limit },
    }
  }
  if (answer.outcome === 'lease_gone') {
    throw new AppError('usage_failed', { detail: 'the lease was gone at settlement' })
  }
  throw new AppError(answer.outcome)
}

async function count(
  run: RunFunction,
  documentId: string,
  name: string,
  parameters: Record<string, unknown>,
): Promise<boolean> {
  if (!z.uuid().safeParse(documentId).success) return false
  const outcome = await callFunction(run, name, { ...parameters, p_document: documentId }, counted)
  if (outcome === 'capped') throw new AppError('rate_limited', { detail: `${name} at its cap` })
  return outcome === 'counted'
}
