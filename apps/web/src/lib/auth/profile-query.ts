import { type Profile, profileSchema } from '@precis/domain'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../http/query-keys.ts'
import { getSupabase } from './supabase.ts'

async function fetchProfile(userId: string): Promise<Profile> {
  const supabase = await getSupabase()
  // Another tab may tell of a session before this one can read it: then nothing is asked as a stranger.
  const { data: kept } = await supabase.auth.getSession()
  if (kept.session === null) throw new Error('there is no session to ask with yet')
  const { data, error } = await supabase
    .from('profiles')
    .select('*')
    .eq('id', userId)
    .eq('deleted', false)
    .is('deleted_at', null)
    .maybeSingle()
  if (error) throw new Error(error.message, { cause: error })
  // A session may end between the look at it and the request, which then asks as a stranger and sees no row.
  if (data === null) throw new Error('the profile cannot be seen')
  return profileSchema.parse(data)
}

/** The profile row of one user; rows marked as deleted do not exist. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.profile(userId),
    queryFn: () => fetchProfile(userId),
  })
}
