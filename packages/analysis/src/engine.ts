import type {
  AnalysisMode,
  Answer,
  ChatMessage,
  ExportFormatId,
  ExportInput,
  PartialAnswer,
  PartialSummary,
  ProgressEvent,
  Summary,
} from '@precis/domain'
import type { Change } from './comparison/comparison.ts'
import type { TokenUsage } from './model-client.ts'

/** One call to a model: what was sent, and the tokens it came to as far as the provider says. */
export interface ModelCall extends TokenUsage {
  readonly characters: number
}

/** `content` is the whole document; every offset in the result counts UTF-16 units of it. */
export interface SummarizeInput {
  readonly content: string
  readonly mode: AnalysisMode
  /** Where the content lays out how two versions differ, its changes: these alone are analyzed. */
  readonly changes?: readonly Change[] | undefined
  /** BCP 47; the document's own language when absent. */
  readonly language?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Told of each call to a model, also of one that failed or was aborted. */
  readonly onCall?: ((call: ModelCall) => void) | undefined
  /** Whom it is for, where an engine is shared. */
  readonly user?: string | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  /** A snapshot of as much of the result as is known. Called at least once before the result. */
  readonly onPartial?: ((partial: PartialSummary) => void) | undefined
}

export interface AnswerInput {
  readonly content: string
  readonly question: string
  readonly history?: readonly ChatMessage[] | undefined
  readonly language?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Told of each call to a model, also of one that failed or was aborted. */
  readonly onCall?: ((call: ModelCall) => void) | undefined
  /** Whom it is for, where an engine is shared. */
  readonly user?: string | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  readonly onPartial?: ((partial: PartialAnswer) => void) | undefined
}

export interface ExportTextInput {
  readonly format: ExportFormatId
  readonly summary: ExportInput
  readonly language?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Told of each call to a model, also of one that failed or was aborted. */
  readonly onCall?: ((call: ModelCall) => void) | undefined
  /** Whom it is for, where an engine is shared. */
  readonly user?: string | undefined
}

export interface TitleInput {
  readonly content: string
  readonly signal?: AbortSignal | undefined
  /** Told of each call to a model, also of one that failed or was aborted. */
  readonly onCall?: ((call: ModelCall) => void) | undefined
  /** Whom it is for, where an engine is shared. */
  readonly user?: string | undefined
}

/**
 * Understands documents. Two implementations: the embedded one, which needs no model, and one that speaks to a
 * model provider. Failures are `AppError` (`provider_failed`, `provider_timeout`); an aborted signal rejects with its reason.
 */
export interface AnalysisEngine {
  /** `embedded`, or the name of the model. */
  readonly name: string
  /** How much of a document goes to a model with a question, in UTF-16 units; absent where none is asked. */
  questionCharacters?(content: string): number
  summarize(input: SummarizeInput): Promise<Summary>
  answer(input: AnswerInput): Promise<Answer>
  writeExport(input: ExportTextInput): Promise<string>
  /** At most 80 characters, from the first 4,000 of the content; `Untitled Document` when there is nothing to go by. */
  title(input: TitleInput): Promise<string>
}
