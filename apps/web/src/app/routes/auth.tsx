import { QueryClientProvider } from '@tanstack/react-query'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { queryClient } from '../../lib/http/query.ts'

export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthPage />
    </QueryClientProvider>
  )
}
