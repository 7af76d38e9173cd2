import { z } from 'zod'
import { exportFormatIdSchema } from './export-formats.ts'
import { analysisModeSchema } from './modes.ts'
import { answerSchema, summarySchema } from './summary.ts'

const language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .max(35)

export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(10_000),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** `{action, content, systemPrompt?}`: `systemPrompt` names one of the server's prompts, it never carries one. */
export const aiRequestSchema = z.union([
  z.object({ action: z.literal('generateTitle'), content: z.string() }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.literal('summary'),
    content: z.string(),
    mode: analysisModeSchema.default('general'),
    language: language.optional(),
  }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.literal('question'),
    content: z.string(),
    question: z.string().trim().min(1).max(2_000),
    documentId: z.uuid(),
    history: z.array(chatMessageSchema).max(50).optional(),
    language: language.optional(),
  }),
  z.object({
    action: z.literal('chatCompletion'),
    systemPrompt: z.templateLiteral(['export:', exportFormatIdSchema]),
    content: z.string(),
    documentId: z.uuid(),
    language: language.optional(),
  }),
])
export type AiRequest = z.infer<typeof aiRequestSchema>

export const progressEventSchema = z.object({
  stage: z.string(),
  part: z.int(),
  parts: z.int(),
})
export type ProgressEvent = z.infer<typeof progressEventSchema>

/** As much of a summary as is known so far. */
export const partialSummarySchema = summarySchema.partial()
export type PartialSummary = z.infer<typeof partialSummarySchema>

export const partialAnswerSchema = answerSchema.partial()
export type PartialAnswer = z.infer<typeof partialAnswerSchema>
