import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/http/http.ts'
import { queryKeys } from '../../../lib/http/query-keys.ts'
import * as texts from '../texts.ts'

const activationSchema = z.object({
  profile: z.looseObject({
    documents_used: z.optional(z.int()),
    documents_limit: z.optional(z.int()),
  }),
})

/** What a granted pack left in the account; null where the answer does not say. */
export interface Activation {
  readonly remaining: number | null
}

async function activate(transactionId: string): Promise<Activation> {
  const { profile } = await callFunction(
    'activate-payment',
    { transaction_id: transactionId },
    activationSchema,
    { unreachable: texts.failedToVerifyPayment },
  )
  const { documents_used: used, documents_limit: limit } = profile
  return { remaining: used === undefined || limit === undefined ? null : limit - used }
}

/** Asks the server to check a payment and grant its pack; once for each transaction and page load, however often the page renders. */
export function activationQuery(transactionId: string) {
  return queryOptions({
    queryKey: queryKeys.activation(transactionId),
    queryFn: () => activate(transactionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}
