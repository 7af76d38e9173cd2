import * as z from 'zod/mini'
import { listFields } from '../summary/cited-fields.ts'
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

export const pointRefSchema = z.object({
  field: z.enum(listFields),
  index: z.int().check(z.minimum(0)),
})
/** One point of a list. */
export type PointRef = z.infer<typeof pointRefSchema>

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
  riskReasons: z.optional(z.array(z.string().check(z.maxLength(60)))),
  citations: z.optional(z.array(z.extend(citationSchema, { label: z.optional(z.string()) }))),
  /** `isKept`: the reader wants the point all the same. */
  checks: z.optional(z.array(z.extend(checkSchema, { isKept: z.optional(z.boolean()) }))),
  /** Points that are part of the summary but not wanted in the export. */
  leftOut: z.optional(z.array(pointRefSchema)),
  coverage: z.optional(exportCoverageSchema),
  /** What each critical detail tells, and what the analysis looked for. */
  facts: z.optional(z.array(factSchema)),
  mode: z.optional(analysisModeSchema),
  /** The same as `coverage` in figures, for exports in other languages; `pages` is 0 where there are none. */
  read: z.optional(readSchema),
})
export type ExportInput = z.infer<typeof exportInputSchema>
