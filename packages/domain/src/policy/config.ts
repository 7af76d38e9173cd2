import * as z from 'zod/mini'
import { policySchema } from './policy-schema.ts'

/** `GET /config.json`: what the browser needs at run time. Holds nothing secret. */
export const publicConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().check(z.minLength(1)),
  engine: z.string(),
  /** Where text goes on to from here; absent while the embedded engine answers. */
  modelHost: z.exactOptional(z.string()),
  payments: z.enum(['stripe', 'test']),
  google: z.boolean(),
  policy: policySchema,
})
export type PublicConfig = z.infer<typeof publicConfigSchema>

/** What a page is written from. An embedded Supabase answers at whatever origin the page came from, so none is named. */
export interface PageFacts {
  readonly config: Omit<PublicConfig, 'supabaseUrl'> & { readonly supabaseUrl?: string }
  /** The address of the site, as used in canonical links. */
  readonly publicUrl: string
}
