import { summaryOf } from '../../../../test/fakes/fake-engine.ts'
import { coreOf } from '../../../services/analysis/summary-key.ts'

export const content = 'A letter about the roof. It must be repaired by May.'
export const unknownId = '00000000-0000-4000-8000-000000000000'

export const exportedSummary = (text = content) => ({ title: 'T', ...coreOf(summaryOf(text)) })

export const exportBody = (documentId: string, summary: unknown = exportedSummary()) => ({
  action: 'chatCompletion',
  systemPrompt: 'export:executive-brief',
  content: JSON.stringify(summary),
  documentId,
})

export async function errorOf(response: Response) {
  const body: unknown = await response.json()
  return { status: response.status, body }
}
