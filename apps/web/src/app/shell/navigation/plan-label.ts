import type { Profile } from '@precis/domain'
import * as texts from '../../texts.ts'

/** The plan as it is called on screen. */
export function planLabel(profile: Profile | null): string {
  return profile?.subscription_type === 'paid' ? texts.documentPack : texts.freePlan
}

/** `7 remaining`, or null where there is no pack to count. */
export function remainingLabel(profile: Profile | null): string | null {
  if (profile?.subscription_type !== 'paid') return null
  return `${Math.max(0, profile.documents_limit - profile.documents_used)} remaining`
}
