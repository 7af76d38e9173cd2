export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
  /** The messages up to here come again with later calls; worth keeping where a provider wants to be told. */
  readonly isRepeated?: true
}

export interface ReplySchema {
  readonly name: string
  readonly schema: Record<string, unknown>
  /**
   * A schema common to several tasks, this one as `{"reply": …}`. A provider that reads the schema before the messages
   * keeps them only where it stays the same.
   */
  readonly common?: ReplySchema
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[]
  /** JSON Schema the reply must follow; plain text when absent. */
  readonly schema?: ReplySchema | undefined
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
  /** The whole text so far, each time more of it has come. */
  readonly onText?: ((textSoFar: string) => void) | undefined
}

/** What a provider says that a call came to. */
export interface TokenUsage {
  readonly promptTokens: number
  readonly completionTokens: number
  /** The part of the prompt that was read from the provider's cache. */
  readonly cachedTokens: number
}

export interface ModelReply {
  readonly text: string
  /** Absent where the provider does not say. */
  readonly usage?: TokenUsage | undefined
  /** `length` means the reply was cut off, `too_long` that the prompt is more than the model can read. */
  readonly finish: 'stop' | 'length' | 'refusal' | 'too_long' | 'other'
}

/** One call to a chat model. Transport faults, time-outs and retries on 429 and 5xx are its business; failures are `AppError`. */
export interface ModelClient {
  readonly model: string
  complete(request: ModelRequest): Promise<ModelReply>
}
