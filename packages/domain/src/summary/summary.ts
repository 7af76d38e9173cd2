import * as z from 'zod/mini'
import { citedFields } from './cited-fields.ts'

export const citedFieldSchema = z.enum(citedFields)

const offset = z.int().check(z.minimum(0))

export const sideSchema = z.enum(['before', 'after'])
export type Side = z.infer<typeof sideSchema>

/** Ties words of a result to a slice of the submitted content. `content.slice(start, end) === quote`, offsets in UTF-16 units. */
export const citationSchema = z.object({
  field: citedFieldSchema,
  index: offset,
  at: z.optional(z.object({ start: offset, end: offset })),
  start: offset,
  end: offset,
  quote: z.string(),
  /** For a comparison: the version, and the same place in its text. */
  side: z.optional(sideSchema),
  within: z.optional(z.object({ start: offset, end: offset })),
})
export type Citation = z.infer<typeof citationSchema>

export const riskLevelSchema = z.enum(['low', 'medium', 'high'])
export type RiskLevel = z.infer<typeof riskLevelSchema>

/**
 * Something code could not confirm about one item: no source, or a figure or name that its source lacks. `cited`: it has
 * a source, which does not say it.
 */
export const checkSchema = z.object({
  field: citedFieldSchema,
  index: offset,
  kind: z.enum(['no_source', 'figure', 'name']),
  text: z.string(),
  cited: z.optional(z.boolean()),
})
export type Check = z.infer<typeof checkSchema>

/** One critical detail as label and value; `kind` says what it tells: amount, date, deadline and so on. */
export const factSchema = z.object({ label: z.string(), value: z.string(), kind: z.string() })
export type Fact = z.infer<typeof factSchema>

export const summarySchema = z.object({
  /** What to call the document, where the engine named it together with its summary. */
  title: z.optional(z.string().check(z.maxLength(80))),
  documentType: z.string(),
  mainPurpose: z.string(),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  conclusions: z.array(z.string()),
  /** A small table is one item, its rows parted by line breaks. */
  criticalDetails: z.array(z.string()),
  recommendations: z.array(z.string()),
  risks: z.array(z.string()),
  riskLevels: z.array(riskLevelSchema),
  /** Why each risk is one, in a few words; empty where that is not known. */
  riskReasons: z.optional(z.array(z.string().check(z.maxLength(60)))),
  facts: z.optional(z.array(factSchema)),
  /** Fields that could not be judged fully, for want of rules for the language of the document. */
  unjudged: z.optional(z.array(citedFieldSchema)),
  citations: z.array(citationSchema),
  checks: z.array(checkSchema),
  suggestedQuestions: z.array(z.string()),
  /** `messages`: how many an e-mail thread holds; what is to be done is told of the newest. */
  coverage: z.object({
    characters: offset,
    analysed: offset,
    parts: offset,
    messages: z.optional(offset),
  }),
})
export type Summary = z.infer<typeof summarySchema>

export const usageSchema = z.object({ used: z.int(), limit: z.int() })
export type Usage = z.infer<typeof usageSchema>

/** What a finished analysis answers with. */
export const analysisResultSchema = z.object({
  result: summarySchema,
  documentId: z.string(),
  usage: usageSchema,
})
export type AnalysisResult = z.infer<typeof analysisResultSchema>

/** `closest`: the document speaks of the matter but does not plainly answer. `absent`: no real match. */
export const verdictSchema = z.enum(['answer', 'closest', 'absent'])

/** A short answer from the document; `nearest` holds passages only when it is `absent`. */
export const answerSchema = z.object({
  result: z.string(),
  verdict: verdictSchema,
  citations: z.array(citationSchema),
  nearest: z.array(citationSchema),
  /** What code could not confirm about it; absent when there is nothing. */
  checks: z.optional(z.array(checkSchema)),
})
export type Answer = z.infer<typeof answerSchema>
