import * as z from 'zod/mini'
import { checkSchema, citationSchema, riskLevelSchema } from '../summary/summary.ts'
import { exportFormatIds } from './export-formats.ts'

export const exportFormatIdSchema = z.enum(exportFormatIds)

/** How much of the document was read, as pages, for the foot of an export. */
const exportCoverageSchema = z.union([
  z.string(),
  z.object({ characters: z.number(), analysed: z.number(), parts: z.number() }),
])

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
})
export type ExportInput = z.infer<typeof exportInputSchema>
