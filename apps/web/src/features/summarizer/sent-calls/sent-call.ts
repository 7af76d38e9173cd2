import * as z from 'zod/mini'

/** A call of the server about a document. The document's own text is not held a second time. */
export const sentCallSchema = z.object({
  id: z.string(),
  at: z.number(),
  host: z.string(),
  /** Where the server sends the text on to; null where its own engine answers. */
  modelHost: z.nullable(z.string()),
  sizeBytes: z.int(),
  /** What was sent, as JSON, without its `content`. */
  fields: z.string(),
  /** The number of characters when the content was the document as it is sent; null when it was something else. */
  characters: z.nullable(z.int()),
  /** The content where that was something else. */
  content: z.string(),
})
export type SentCall = z.infer<typeof sentCallSchema>
