import { AppError, type ErrorCode } from '@precis/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import { noTracer } from '../../services/ports.ts'
import { isConflict, retryConflicts } from './conflict.ts'
import type { Sql } from './embedded/sql.ts'
import { awayCode, isAway, outageRetrySeconds } from './outage.ts'

/** Runs a database function as the server; answers what it returned, or the database's code of its failure. */
export type RunFunction = (
  name: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data: unknown } | { readonly failure: string }>

/** Calls a database function as the server and checks the shape of what it answers. */
export async function callFunction<T>(
  run: RunFunction,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  schema: z.ZodType<T>,
  failure: ErrorCode = 'internal',
): Promise<T> {
  const answer = await run(name, parameters)
  if ('failure' in answer) {
    const detail = `${name} failed with ${answer.failure}`
    if (answer.failure !== awayCode) throw new AppError(failure, { detail })
    const code = failure === 'internal' ? 'not_ready' : failure
    throw new AppError(code, { detail, retryAfterSeconds: outageRetrySeconds })
  }
  const parsed = schema.safeParse(answer.data)
  if (!parsed.success) throw new AppError(failure, { detail: `${name} answered another shape` })
  return parsed.data
}

/** The way to a Supabase project: its API, with the secret key. */
export function throughApi(client: SupabaseClient): RunFunction {
  return (name, parameters) =>
    retryConflicts(async () => {
      const { data, error, status } = await client.rpc(name, parameters)
      if (error === null) return { data }
      if (isConflict(error)) throw Object.assign(new Error('conflict'), { code: error.code })
      return { failure: isAway(status) ? awayCode : error.code || 'no answer' }
    }).catch(failureOf)
}

/** The short way to a database of our own: one statement instead of an API request. */
export function throughSql(sql: Sql): RunFunction {
  return async (name, parameters) => {
    const list = Object.keys(parameters).map((key, index) => `${key} => $${index + 1}`)
    const statement = `select public.${name}(${list.join(', ')}) as data`
    try {
      const [row] = await sql.query<{ data: unknown }>(statement, Object.values(parameters))
      return { data: row?.data ?? null }
    } catch (error) {
      return failureOf(error)
    }
  }
}

/** Has every call of a database function timed. */
export function traceCalls(run: RunFunction, { inSpan } = noTracer): RunFunction {
  return (name, parameters) =>
    inSpan(`database ${name}`, { 'db.system.name': 'postgresql' }, async (describe) => {
      const answer = await run(name, parameters)
      if ('failure' in answer) describe({ 'error.type': answer.failure })
      return answer
    })
}

/** Transactions that met until the last attempt are as good as no database: the call may come again. */
function failureOf(error: unknown): { failure: string } {
  if (isConflict(error)) return { failure: awayCode }
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return { failure: hasCode ? String(error.code) : 'no answer' }
}
