import { isAppError } from '@precis/domain'
import { QueryClient } from '@tanstack/react-query'

const retryable = new Set(['internal', 'not_ready'])

/** What is known of the server's state, with the product's defaults. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 1 && (!isAppError(error) || retryable.has(error.code)),
      retryDelay: 500,
    },
    // Without a connection a form says so at once, rather than being sent later.
    mutations: { networkMode: 'always' },
  },
})
