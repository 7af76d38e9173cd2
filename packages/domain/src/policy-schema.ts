import { z } from 'zod'

/** Everything a buyer is promised or limited by. Screens, mails, tests and the server read it; nothing else knows these numbers. */
export const policySchema = z.object({
  packDocuments: z.int().min(1),
  packPriceCents: z.int().min(50),
  currency: z.literal('usd'),
  creditValidityDays: z.int().min(1).nullable(),
  supportEmail: z.string().min(3),
  maxFileBytes: z.int().positive(),
  maxPasteWords: z.int().positive(),
  maxPasteCharacters: z.int().positive(),
  maxContentCharacters: z.int().positive(),
  lowCreditThreshold: z.int().positive(),
  passwordMinLength: z.int().positive(),
  questionsPerDocument: z.int().positive(),
  exportsPerDocument: z.int().positive(),
  freeRepeats: z.int().positive(),
  freeRepeatHours: z.int().positive(),
  /** What the try-out on the landing page takes: it reads and summarises on the visitor's own device. */
  tryOut: z.object({
    maxPages: z.int().positive(),
    maxCharacters: z.int().positive(),
    maxFileBytes: z.int().positive(),
  }),
})

export type Policy = z.infer<typeof policySchema>
