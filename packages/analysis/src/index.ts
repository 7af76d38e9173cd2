export { type Chunk, maxChunkCharacters, splitChunks } from './chunks.ts'
export { createQuoteResolver, type QuoteResolver, resolveQuote } from './citations.ts'
export {
  createDeviceEngine,
  type DeviceEngine,
  type DeviceEngineOptions,
  type DeviceInput,
} from './device/client.ts'
export { type ComplexityBand, complexityBand, complexityScore } from './embedded/complexity.ts'
export { createEmbeddedEngine } from './embedded/engine.ts'
export type {
  AnalysisEngine,
  AnswerInput,
  ExportTextInput,
  ModelCall,
  SummarizeInput,
  TitleInput,
} from './engine.ts'
export type {
  ModelClient,
  ModelMessage,
  ModelReply,
  ModelRequest,
  TokenUsage,
} from './model-client.ts'
export { type Passage, splitPassages } from './passages.ts'
export {
  createProviderEngine,
  type ProviderEngineOptions,
} from './provider/create-provider-engine.ts'
export {
  collectQuotes,
  cutSegments,
  overlapping,
  type Quote,
  quoteId,
  type Range,
  type Segment,
} from './quotes.ts'
export { knownLanguage } from './text/known-language.ts'
export { type Span, splitBlocks, splitSentences } from './text/sentences.ts'
export { verifySummary } from './verify-summary.ts'
