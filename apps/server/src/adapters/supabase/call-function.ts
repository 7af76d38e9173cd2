import { AppError, type ErrorCode } from '@precis/domain'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'

/** Calls a database function as the server and checks the shape of what it answers. */
export async function callFunction<T>(
  client: SupabaseClient,
  name: string,
  parameters: Record<string, unknown>,
  schema: z.ZodType<T>,
  failure: ErrorCode = 'internal',
): Promise<T> {
  const { data, error } = await client.rpc(name, parameters)
  if (error !== null) {
    throw new AppError(failure, { detail: `${name} failed with ${error.code || 'no answer'}` })
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new AppError(failure, { detail: `${name} answered another shape` })
  return parsed.data
}
