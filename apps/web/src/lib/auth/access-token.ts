import { getSupabase } from './supabase.ts'

/** The bearer token of the signed-in user, refreshed when it is about to expire; null when signed out. */
export async function currentAccessToken(): Promise<string | null> {
  const supabase = await getSupabase()
  const { data } = await supabase.auth.getSession()
  return data.session?.access_token ?? null
}

/** Trades the refresh token for a new bearer token; null when the session is over. */
export async function renewAccessToken(): Promise<string | null> {
  const supabase = await getSupabase()
  const { data } = await supabase.auth.refreshSession()
  return data.session?.access_token ?? null
}
