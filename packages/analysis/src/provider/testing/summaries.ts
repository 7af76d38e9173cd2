import { type AppError, isAppError } from '@precis/domain'
import { createProviderEngine } from '../create-provider-engine.ts'
import type { ScriptedClient } from './scripted-client.ts'

export const content = `Service Agreement

This agreement is made on 5 March 2024 between Acme GmbH and Globex Ltd. Acme pays Globex $12,500 each month.

Either party may terminate with thirty days notice. The term renews automatically for 12 months.`

export const source = (quote: string, passage = 1) => ({ passage, quote })
export const point = (text: string, quote: string, passage = 1) => ({
  text,
  sources: [source(quote, passage)],
})

export const goodReply = {
  documentType: 'Service agreement',
  mainPurpose: point('Acme buys services from Globex.', 'between Acme GmbH and Globex Ltd'),
  summary: [
    point('Acme pays $12,500 a month.', 'Acme pays Globex $12,500 each month'),
    point('Notice is 30 days.', 'terminate with thirty days notice', 2),
  ],
  keyPoints: [point('Acme pays monthly.', 'Acme pays Globex $12,500 each month')],
  conclusions: [],
  criticalDetails: [point('Made on March 5, 2024.', 'made on 5 March 2024')],
  recommendations: [],
  risks: [
    {
      ...point('It renews by itself for 12 months.', 'renews automatically for 12 months', 2),
      level: 'high',
    },
    point('Either side may leave.', 'Either party may terminate', 2),
  ],
  suggestedQuestions: [
    point('What does Acme pay each month?', 'Acme pays Globex'),
    { text: 'How long does the term renew for?', sources: [] },
    { text: 'Who is the king of France?', sources: [] },
  ],
}

export function engineOf(client: ScriptedClient) {
  return createProviderEngine({ client, fallback: undefined })
}

export function summarizeWith(client: ScriptedClient, text = content) {
  return engineOf(client).summarize({ content: text, mode: 'general' })
}

/** The calls that ask about a part of the document, not those that join what was said. */
export function partRequests(client: ScriptedClient) {
  return client.requests.filter(({ schema }) => schema?.name === 'document_summary')
}

export async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error('expected an AppError')
  return error
}
