import * as z from 'zod/mini'
import { analysisModeSchema } from '../summary/mode-schema.ts'
import { checkSchema, citationSchema, factSchema, riskLevelSchema } from '../summary/summary.ts'
import { exportFormatIds } from './export-formats.ts'

export const exportFormatIdSchema = z.enum(exportFormatIds)

/** How much of the document was read, as pages, for the foot of an export. */
const exportCoverageSchema = z.union([
  z.string(),
  z.object({ characters: z.number(), analysed: z.number(), parts: z.number() }),
])

const readSchema = z.object({
  pages: z.number(),
  pagesRead: z.number(),
  characters: z.number(),
  analysed: z.number(),
})

const points = z._default(z.array(z.string()), [])

/** What an export is written from: the summary only, never the document. */
export const exportInputSchema = z.object({
  title: z._default(z.string(), ''),
  type: z._default(z.string(), ''),
  purpose: z._default(z.string(), ''),
  date: z._default(z.string(), ''),
  summary: z._default(z.string(), ''),
  keyPoints: points,
  conclusions: points,
  criticalDetails: points,
  recommendations: points,
  risks: points,
  riskLevels: z.optional(z.array(riskLevelSchema)),
  citations: z.optional(z.array(z.extend(citationSchema, { label: z.optional(z.string()) }))),
  checks: z.optional(z.array(checkSchema)),
  coverage: z.optional(exportCoverageSchema),
  /** What each critical detail tells, and what the analysis looked for. */
  facts: z.optional(z.array(factSchema)),
  mode: z.optional(analysisModeSchema),
  /** The same as `coverage` in figures, for exports in other languages; `pages` is 0 where there are none. */
  read: z.optional(readSchema),
})
export type ExportInput = z.infer<typeof exportInputSchema>
