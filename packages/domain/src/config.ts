import * as z from 'zod/mini'
import { policySchema } from './policy-schema.ts'

/** `GET /config.json`: what the browser needs at run time. Holds nothing secret. */
export const publicConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabaseKey: z.string().check(z.minLength(1)),
  engine: z.string(),
  payments: z.enum(['stripe', 'test']),
  google: z.boolean(),
  policy: policySchema,
})
export type PublicConfig = z.infer<typeof publicConfigSchema>
