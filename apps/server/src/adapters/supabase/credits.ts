import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, isAppError } from '@precis/domain'
import { z } from 'zod'
import type { AnalysisFacts, Credits } from '../../services/analysis/ports.ts'
import { callFunction, type RunFunction } from './call-function.ts'
import type { DatabaseOptions } from './database-options.ts'

const begun = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('leased'),
    token: z.string(),
    is_repeat: z.boolean(),
    may_leave: z.boolean(),
  }),
  z.object({ outcome: z.enum(['no_credits', 'limit_reached', 'user_gone', 'daily_limit']) }),
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

const charged = z.enum(['charged', 'lease_gone', 'no_credits', 'limit_reached'])

const counted = z.enum(['counted', 'capped', 'unknown', 'daily_limit'])

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
    async begin(userId, documentKey, characters) {
      const answer = await callFunction(
        run,
        'begin_analysis',
        {
          p_user: userId,
          p_document_key: documentKey,
          p_free_repeats: policy.freeRepeats,
          p_free_hours: policy.freeRepeatHours,
          p_lease_seconds: leaseSeconds,
          p_characters: characters,
          p_daily_characters: policy.charactersPerDay,
          p_abandoned_runs: policy.abandonedRunsPerDay,
        },
        begun,
      )
      switch (answer.outcome) {
        case 'leased':
          return {
            outcome: 'leased',
            token: answer.token,
            isRepeat: answer.is_repeat,
            mayLeave: answer.may_leave,
          }
        case 'analysis_running':
          return { outcome: 'analysis_running', retryAfterSeconds: answer.retry_after_seconds }
        case 'daily_limit':
          throw overTheDay()
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
    async abandon(userId, token) {
      if (policy.abandonedRunsPerDay === null) return this.release(token)
      const parameters = { p_user: userId, p_token: token }
      await callFunction(run, 'abandon_lease', parameters, z.boolean())
    },
    async charge(token, facts) {
      const outcome = await persist(() =>
        callFunction(run, 'charge_lease', settlement(token, facts), charged, 'usage_failed'),
      )
      if (outcome !== 'charged') throw refusal(outcome)
    },
    async sweep() {
      await callFunction(run, 'sweep_leases', { p_grace_seconds: sweepGraceSeconds }, z.int())
    },
    settle: (token, facts, summaryKey) => settle(run, token, facts, summaryKey),
    countQuestion: ({ userId, documentId, key, cap, characters }) =>
      count(run, documentId, 'count_question', {
        p_user: userId,
        p_document_key: key,
        p_cap: Math.min(cap, maxCap),
        p_characters: characters,
        p_daily_characters: policy.charactersPerDay,
      }),
    countExport: ({ userId, documentId, key, cap, characters }) =>
      count(run, documentId, 'count_export', {
        p_user: userId,
        p_summary_key: key,
        p_cap: Math.min(cap, maxCap),
        p_characters: characters,
        p_daily_characters: policy.charactersPerDay,
      }),
    async countTitle(userId, characters) {
      if (policy.charactersPerDay === null && policy.titlesPerDay === null) return true
      const parameters = {
        p_user: userId,
        p_characters: characters,
        p_daily_characters: policy.charactersPerDay,
        p_titles: 1,
        p_daily_titles: policy.titlesPerDay,
      }
      return callFunction(run, 'spend_characters', parameters, z.boolean())
    },
    async recordUse(userId, use) {
      const parameters = {
        p_user: userId,
        p_calls: use.calls,
        p_characters: use.characters,
        p_prompt_tokens: use.promptTokens,
        p_completion_tokens: use.completionTokens,
        p_cached_tokens: use.cachedTokens,
      }
      await callFunction(run, 'record_model_use', parameters, z.boolean())
    },
  }
}

function settlement(token: string, facts: AnalysisFacts) {
  return {
    p_token: token,
    p_engine: facts.engine.slice(0, 200),
    p_mode: facts.mode,
    p_language: facts.language?.slice(0, 60) ?? null,
    p_characters: facts.characters,
    p_parts: facts.parts,
    p_items: facts.items,
    p_duration_ms: Math.round(facts.durationMs),
  }
}

/**
 * Tries again at once, then after each of three waits while the database is away. That is safe: the database answers a
 * token it has charged or settled as it did before, and refuses one whose lease went to another.
 */
function persist<T>(attempt: () => Promise<T>, waits = 3): Promise<T> {
  return attempt()
    .catch(attempt)
    .catch(async (error: unknown) => {
      const seconds = isAppError(error) ? error.retryAfterSeconds : undefined
      if (seconds === undefined || waits === 0) throw error
      await sleep(seconds * 1000)
      return persist(attempt, waits - 1)
    })
}

function refusal(outcome: 'lease_gone' | 'no_credits' | 'limit_reached'): AppError {
  if (outcome !== 'lease_gone') return new AppError(outcome)
  return new AppError('usage_failed', { detail: 'the lease was gone at settlement' })
}

async function settle(run: RunFunction, token: string, facts: AnalysisFacts, summaryKey: string) {
  const parameters = { ...settlement(token, facts), p_summary_key: summaryKey }
  const answer = await persist(() =>
    callFunction(run, 'settle_analysis', parameters, settled, 'usage_failed'),
  )
  if (answer.outcome !== 'settled') throw refusal(answer.outcome)
  return {
    documentId: answer.document_id,
    usage: { used: answer.used, limit: answer.limit },
  }
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
  if (outcome === 'daily_limit') throw overTheDay()
  return outcome === 'counted'
}

function overTheDay(): AppError {
  const msPerDay = 86_400_000
  const retryAfterSeconds = Math.ceil((msPerDay - (Date.now() % msPerDay)) / 1000)
  return new AppError('rate_limited', { detail: 'the characters of the day', retryAfterSeconds })
}
