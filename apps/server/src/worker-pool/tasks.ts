import type {
  AnalysisEngine,
  AnswerInput,
  ExportTextInput,
  SummarizeInput,
  TitleInput,
} from '@precis/analysis'
import type { AiRequest, Answer, Summary } from '@precis/domain'
import type { ReadVersions } from '../services/analysis/cite-versions.ts'
import type { ContentLimits } from '../services/analysis/parse-ai-request.ts'

type Listening = 'signal' | 'onProgress' | 'onPartial' | 'user'

/** What can be asked of a worker: its input, and what comes back. Everything here is copied between threads. */
export interface TaskKinds {
  summarize: { input: Omit<SummarizeInput, Listening>; result: Summary }
  answer: { input: Omit<AnswerInput, Listening>; result: Answer }
  writeExport: { input: Omit<ExportTextInput, Listening>; result: string }
  title: { input: Omit<TitleInput, Listening>; result: string }
  readRequest: {
    input: { body: Uint8Array; limits: ContentLimits }
    result: AiRequest
  }
  readVersions: { input: { content: string }; result: ReadVersions }
  requireValidSummary: { input: { candidate: unknown; content: string }; result: Summary }
  documentKey: { input: { secret: Uint8Array; userId: string; content: string }; result: string }
  hashPassword: { input: { password: string; salt: number | string }; result: string }
  comparePassword: { input: { password: string; hash: string }; result: boolean }
}

export type TaskName = keyof TaskKinds

/** What a task tells before it ends. */
export type EventKind = 'progress' | 'partial'

/** How a task that is under way is ended, and where it tells what it has so far. */
export interface TaskTools {
  readonly signal: AbortSignal
  readonly onEvent: (kind: EventKind, data: unknown) => void
}

export type Tasks = {
  readonly [Name in TaskName]: (
    input: TaskKinds[Name]['input'],
    tools: TaskTools,
  ) => Promise<TaskKinds[Name]['result']>
}

let opened: Promise<AnalysisEngine> | undefined

/** Loaded when first needed: a worker that hashes passwords carries no engine. */
function engine(): Promise<AnalysisEngine> {
  opened ??= import('@precis/analysis').then(({ createEmbeddedEngine }) => createEmbeddedEngine())
  return opened
}

export const tasks: Tasks = {
  summarize: async (input, { signal, onEvent }) =>
    (await engine()).summarize({
      ...input,
      signal,
      onProgress: (event) => onEvent('progress', event),
      onPartial: (partial) => onEvent('partial', partial),
    }),
  answer: async (input, { signal, onEvent }) =>
    (await engine()).answer({
      ...input,
      signal,
      onProgress: (event) => onEvent('progress', event),
      onPartial: (partial) => onEvent('partial', partial),
    }),
  writeExport: async (input, { signal }) => (await engine()).writeExport({ ...input, signal }),
  title: async (input, { signal }) => (await engine()).title({ ...input, signal }),
  readRequest: async ({ body, limits }) => {
    const { readAiRequest } = await import('../services/analysis/parse-ai-request.ts')
    return readAiRequest(body, limits)
  },
  readVersions: async ({ content }) => {
    const { readVersions } = await import('../services/analysis/read-versions.ts')
    return readVersions(content)
  },
  requireValidSummary: async ({ candidate, content }) => {
    const { requireValidSummary } = await import('../services/analysis/require-valid-summary.ts')
    return requireValidSummary(candidate, content)
  },
  documentKey: async ({ secret, userId, content }) => {
    const { createDocumentKey } = await import('../services/analysis/document-key.ts')
    return createDocumentKey(secret)(userId, content)
  },
  hashPassword: async ({ password, salt }) => {
    const { default: bcrypt } = await import('bcryptjs')
    return bcrypt.hashSync(password, salt)
  },
  comparePassword: async ({ password, hash }) => {
    const { default: bcrypt } = await import('bcryptjs')
    return bcrypt.compareSync(password, hash)
  },
}
