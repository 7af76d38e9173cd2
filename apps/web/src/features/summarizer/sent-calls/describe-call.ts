import * as z from 'zod/mini'
import type { SentCall } from './sent-call.ts'
import * as texts from './texts.ts'

/** The content of a call, as it was sent. */
export function contentOf(call: SentCall, text: string): string {
  return call.characters === null ? call.content : text.slice(0, call.characters)
}

/** What the call was for, in a few words. */
export function purposeOf({ fields }: SentCall): string {
  const {
    action,
    systemPrompt = '',
    question = '',
  } = z
    .object({
      action: z.string(),
      systemPrompt: z.optional(z.string()),
      question: z.optional(z.string()),
    })
    .parse(JSON.parse(fields))
  if (action === 'generateTitle') return texts.title
  if (systemPrompt === 'question') return texts.question(question)
  if (systemPrompt === 'compare') return texts.analysisOfChanges
  return systemPrompt.startsWith('export:') ? texts.exportLabel : texts.summary
}
