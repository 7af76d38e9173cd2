import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { callFunction } from '../../../lib/http/http.ts'
import { queryKeys } from '../../../lib/http/query-keys.ts'
import { useUsage } from './usage.ts'

const answerSchema = z.object({ granted: z.boolean() })

/** Asks once for the documents that a verified address gets for nothing, where this site gives any and none were had. */
export function useWelcome(): void {
  const { welcomeDocuments } = usePolicy()
  const { user, refreshAccount } = useSession()
  const { data: balance } = useUsage()
  const { data: isGranted } = useQuery({
    queryKey: queryKeys.welcome(user?.id ?? ''),
    queryFn: async () => (await callFunction('welcome', {}, answerSchema)).granted,
    enabled: user !== null && welcomeDocuments > 0 && balance?.documents_limit === 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  useEffect(() => {
    if (isGranted) void refreshAccount()
  }, [isGranted, refreshAccount])
}
