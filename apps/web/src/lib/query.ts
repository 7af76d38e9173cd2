import { isAppError } from '@precis/domain'
import { QueryClient } from '@tanstack/react-query'

const retryable = new Set(['internal', 'not_ready'])

/** A query client with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) =>
          failures < 1 && (!isAppError(error) || retryable.has(error.code)),
        retryDelay: 500,
      },
    },
  })
}

export const queryClient: QueryClient = createQueryClient()
