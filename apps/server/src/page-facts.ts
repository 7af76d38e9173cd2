import type { PageFacts } from '@precis/domain'
import type { AppDeps } from './app-deps.ts'

/** What pages and `/config.json` tell the browser. An embedded Supabase is at the origin the browser came to, so it is left open. */
export function pageFacts(deps: Omit<AppDeps, 'site'>): PageFacts {
  const { supabase } = deps.database
  return {
    publicUrl: deps.publicUrl,
    config: {
      ...(supabase.url !== null && { supabaseUrl: supabase.url }),
      supabaseKey: supabase.publishableKey,
      engine: deps.engine.name,
      ...(deps.modelHost !== null && { modelHost: deps.modelHost }),
      payments: deps.paymentProvider.name,
      google: deps.hasGoogle,
      policy: deps.policy,
    },
  }
}
