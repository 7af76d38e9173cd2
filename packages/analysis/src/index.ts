export { createQuoteResolver, type QuoteResolver, resolveQuote } from './citations/citations.ts'
export { collectPassages, type Passages } from './comparison/collect-passages.ts'
export { compareTexts } from './comparison/compare-texts.ts'
export type { Change, ChangeWeight, Comparison } from './comparison/comparison.ts'
export { type LaidChanges, layOutChanges } from './comparison/lay-out-changes.ts'
export { type ComplexityBand, complexityBand, complexityScore } from './embedded/complexity.ts'
export { createEmbeddedEngine } from './embedded/engine.ts'
export { findDays, type NamedDay } from './embedded/exports/dates/find-days.ts'
export type { ExportWords } from './embedded/exports/export-words.ts'
export { exportLanguage, loadExportWords } from './embedded/exports/load-export-words.ts'
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
export {
  createProviderEngine,
  type ProviderEngineOptions,
} from './provider/create-provider-engine.ts'
export { type Chunk, maxChunkCharacters, splitChunks } from './provider/parts/chunks.ts'
export { knownLanguage } from './text/known-language.ts'
export { type Passage, splitPassages } from './text/passages.ts'
export { type Span, splitBlocks, splitSentences } from './text/sentences.ts'
export { verifySummary } from './verification/verify-summary.ts'
export {
  createDeviceEngine,
  type DeviceEngine,
  type DeviceEngineOptions,
  type DeviceInput,
} from './worker/client.ts'
export { type Comparer, createComparer } from './worker/comparison-client.ts'
