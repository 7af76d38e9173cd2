import type { AnalysisEngine } from '@precis/analysis'
import type { DocumentKey } from './document-key.ts'
import type { CallKind, Credits, ModelUse } from './ports.ts'
import type { SummaryKey } from './summary-key.ts'
import type { TextWork } from './text-work.ts'

/** What the verbs about documents work with. */
export interface AnalysisContext {
  readonly credits: Credits
  readonly engine: AnalysisEngine
  /** Writes titles for callers who may not use the model, or over their titles of the day. */
  readonly embedded: AnalysisEngine
  readonly documentKey: DocumentKey
  readonly summaryKey: SummaryKey
  readonly readVersions: TextWork['readVersions']
  readonly requireValidSummary: TextWork['requireValidSummary']
  readonly questionCap: number
  readonly exportCap: number
  readonly heartbeatMs: number
  /** Aborts when the server stops and may wait no longer. */
  readonly stopSignal: AbortSignal
  readonly onAnalysis: (outcome: string, durationMs: number) => void
  readonly onModelUse: (kind: CallKind, use: ModelUse) => void
}
