import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/http.ts'

const activationSchema = z.object({ profile: z.looseObject({}) })

/** Asks the server to check a payment and grant its pack; once for each transaction and page load, however often the page renders. */
export function activationQuery(transactionId: string) {
  return queryOptions({
    queryKey: ['activation', transactionId],
    queryFn: () =>
      callFunction('activate-payment', { transaction_id: transactionId }, activationSchema, {
        unreachable: 'Failed to verify payment',
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}
