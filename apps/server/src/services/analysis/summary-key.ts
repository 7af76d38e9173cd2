import { createHmac } from 'node:crypto'
import type { ExportInput, Summary } from '@precis/domain'

/** The parts of a summary that its exports must not change. */
export type SummaryCore = Pick<
  ExportInput,
  | 'type'
  | 'purpose'
  | 'summary'
  | 'keyPoints'
  | 'conclusions'
  | 'criticalDetails'
  | 'recommendations'
  | 'risks'
>

/** Names a finished summary of a user without holding it: HMAC-SHA256 in hex. */
export type SummaryKey = (userId: string, core: SummaryCore) => string

export function createSummaryKey(secret: Uint8Array): SummaryKey {
  return (userId, core) =>
    createHmac('sha256', secret)
      .update(`summary\0${userId}\0`)
      .update(canonical(core))
      .digest('hex')
}

export function coreOf(summary: Summary): SummaryCore {
  return { ...summary, type: summary.documentType, purpose: summary.mainPurpose }
}

function canonical(core: SummaryCore): string {
  const { type, purpose, summary, keyPoints, conclusions, criticalDetails } = core
  const { recommendations, risks } = core
  return JSON.stringify([
    ...[type, purpose, summary],
    ...[keyPoints, conclusions, criticalDetails, recommendations, risks],
  ])
}
