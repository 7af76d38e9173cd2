import * as z from 'zod/mini'
import { getSupabase } from '../../../lib/auth/supabase.ts'
import { callFunction } from '../../../lib/http/http.ts'
import * as texts from '../texts.ts'

/** Writes the one profile column that belongs to its user. */
export async function saveFullName(userId: string, fullName: string): Promise<void> {
  const supabase = await getSupabase()
  const { error } = await supabase
    .from('profiles')
    .update({ full_name: fullName })
    .eq('id', userId)
    .select('id')
    .single()
  if (error) throw error
}

/** Everything kept about the caller, as the text of a JSON file. */
export async function exportAccount(): Promise<string> {
  const data = await callFunction('export-account', {}, z.record(z.string(), z.unknown()), {
    unreachable: texts.yourDataCouldNotBeDownloaded,
  })
  return `${JSON.stringify(data, null, 2)}\n`
}

/** Deletes the caller's own account for good. */
export async function deleteAccount(): Promise<void> {
  await callFunction('delete-account', {}, z.undefined(), {
    unreachable: texts.failedToDeleteAccountPleaseContact,
  })
}
