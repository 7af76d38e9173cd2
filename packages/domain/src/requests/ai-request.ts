import * as z from 'zod/mini'
import { analysisModeSchema } from '../summary/mode-schema.ts'
import { answerSchema, summarySchema } from '../summary/summary.ts'
import { exportFormatIdSchema } from './export-input.ts'

const language = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35))

export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(10_000)),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** The passages of two versions that differ, in their order. */
export const versionsSchema = z.strictObject({ before: z.string(), after: z.string() })

/** `{action, content, systemPrompt?}`: `systemPrompt` names one of the server's prompts, it never carries one. */
export const aiRequestSchema = z.union([
  z.object({ action: z.literal('generateTitle'), content: z.string() }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.literal('summary'),
    content: z.string(),
    mode: z._default(analysisModeSchema, 'general'),
    language: z.optional(language),
  }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.literal('compare'),
    /** JSON text of {@link versionsSchema}. */
    content: z.string(),
    language: z.optional(language),
  }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.literal('question'),
    content: z.string(),
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    documentId: z.uuid(),
    history: z.optional(z.array(chatMessageSchema).check(z.maxLength(50))),
    language: z.optional(language),
  }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.templateLiteral(['export:', exportFormatIdSchema]),
    content: z.string(),
    documentId: z.uuid(),
    language: z.optional(language),
  }),
])
export type AiRequest = z.infer<typeof aiRequestSchema>

export const progressEventSchema = z.object({
  stage: z.string(),
  part: z.int(),
  parts: z.int(),
  /** True when the first finished part takes the credit, whether or not anybody waits for the rest. */
  chargesEarly: z.optional(z.boolean()),
})
export type ProgressEvent = z.infer<typeof progressEventSchema>

/** The part of a summary that is known so far. */
export const partialSummarySchema = z.partial(summarySchema)
export type PartialSummary = z.infer<typeof partialSummarySchema>

export const partialAnswerSchema = z.partial(answerSchema)
export type PartialAnswer = z.infer<typeof partialAnswerSchema>
