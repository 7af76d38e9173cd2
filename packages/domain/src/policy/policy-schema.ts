import * as z from 'zod/mini'

/** Everything a buyer is promised or limited by. Screens, emails, tests and the server read it; nothing else knows these numbers. */
export const policySchema = z.object({
  packDocuments: z.int().check(z.minimum(1)),
  /** What a verified address gets for nothing, once; 0 for no welcome. */
  welcomeDocuments: z.int().check(z.minimum(0)),
  packPriceCents: z.int().check(z.minimum(50)),
  currency: z.literal('usd'),
  creditValidityDays: z.nullable(z.int().check(z.minimum(1))),
  supportEmail: z.string().check(z.minLength(3)),
  maxFileBytes: z.int().check(z.positive()),
  maxPasteWords: z.int().check(z.positive()),
  maxPasteCharacters: z.int().check(z.positive()),
  maxContentCharacters: z.int().check(z.positive()),
  lowCreditThreshold: z.int().check(z.positive()),
  passwordMinLength: z.int().check(z.positive()),
  questionsPerDocument: z.int().check(z.positive()),
  exportsPerDocument: z.int().check(z.positive()),
  freeRepeats: z.int().check(z.positive()),
  freeRepeatHours: z.int().check(z.positive()),
  /** Bounds of a day for each user; null where nothing is bounded. */
  abandonedRunsPerDay: z.nullable(z.int().check(z.minimum(0))),
  charactersPerDay: z.nullable(z.int().check(z.positive())),
  titlesPerDay: z.nullable(z.int().check(z.minimum(0))),
  /** What the try-out on the landing page takes: it reads and summarizes on the visitor's own device. */
  tryOut: z.object({
    maxPages: z.int().check(z.positive()),
    maxCharacters: z.int().check(z.positive()),
    maxFileBytes: z.int().check(z.positive()),
  }),
})

export type Policy = z.infer<typeof policySchema>
