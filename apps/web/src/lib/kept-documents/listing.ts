import * as z from 'zod/mini'

/** What the list shows of a document. Encrypted like the document itself. */
export const listingSchema = z.object({
  title: z.string(),
  documentType: z.string(),
  purpose: z.string(),
  pages: z.int(),
  /** When the analysis was finished, in milliseconds since 1970. */
  addedAt: z.number(),
  risks: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  isPinned: z.boolean(),
})

export type Listing = z.infer<typeof listingSchema>
