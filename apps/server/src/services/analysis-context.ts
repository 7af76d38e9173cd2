import type { AnalysisEngine } from '@precis/analysis'
import type { Credits } from '../ports.ts'
import type { DocumentKey } from './document-key.ts'

/** What the verbs about documents work with. */
export interface AnalysisContext {
  readonly credits: Credits
  readonly engine: AnalysisEngine
  /** Writes titles for callers without credit or analysis. */
  readonly embedded: AnalysisEngine
  readonly documentKey: DocumentKey
  readonly questionCap: number
  readonly exportCap: number
  readonly heartbeatMs: number
  /** Aborts when the server stops and may wait no longer. */
  readonly stopSignal: AbortSignal
  readonly onAnalysis: (outcome: string, durationMs: number) => void
}
