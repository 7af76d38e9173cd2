import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callFunction } from '../../../lib/http/http.ts'
import { queryKeys } from '../../../lib/http/query-keys.ts'
import * as texts from '../texts.ts'

const checkoutSchema = z.object({ url: z.string().check(z.minLength(1)) })

async function openCheckout(): Promise<string> {
  const { url } = await callFunction('checkout', {}, checkoutSchema, {
    unreachable: texts.theCheckoutCouldNotBeOpened,
  })
  const address = new URL(url, window.location.origin)
  if (!/^https?:$/.test(address.protocol)) throw new Error('The checkout could not be opened.')
  return address.href
}

/** The address at which a pack is paid, asked for anew each time the dialog opens. */
export const checkoutQuery = queryOptions({
  queryKey: queryKeys.checkout,
  queryFn: openCheckout,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})
