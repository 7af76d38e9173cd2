export type {
  AnalysisEngine,
  AnswerInput,
  ExportTextInput,
  SummarizeInput,
  TitleInput,
} from './engine.ts'
export type { ModelClient, ModelMessage, ModelReply, ModelRequest } from './model-client.ts'
export { type Span, splitBlocks, splitSentences } from './text/sentences.ts'
