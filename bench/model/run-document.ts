import { join } from 'node:path'
import { createProviderEngine } from '@precis/analysis'
import { type Answer, isAppError, type Summary } from '@precis/domain'
import type { BenchDocument } from './documents/documents.ts'
import { questions } from './questions.ts'
import { createReplayClient } from './replay-client.ts'
import { type RecordedReply, readReplies } from './replies.ts'

export interface DocumentRun {
  readonly content: string
  readonly replies: readonly RecordedReply[]
  readonly summary: Summary | undefined
  readonly answers: ReadonlyMap<string, Answer>
  readonly missing: readonly string[]
}

interface Replay {
  readonly document: BenchDocument
  readonly content: string
  readonly replies: readonly RecordedReply[]
  readonly questions: readonly string[]
  readonly withSummary: boolean
  readonly missingFolder?: string | undefined
}

/** Summarizes a document and asks all its questions, the model played by what was recorded. */
export function runDocument(
  document: BenchDocument,
  folder: string,
  missingFolder: string | undefined,
): Promise<DocumentRun> {
  return runReplies({
    document,
    content: document.read(),
    replies: readReplies(folder, document.id),
    questions: questions[document.id] ?? [],
    withSummary: true,
    missingFolder: missingFolder && join(missingFolder, document.id),
  })
}

export async function runReplies(replay: Replay): Promise<DocumentRun> {
  const { document, content, replies, withSummary } = replay
  const client = createReplayClient(replies, replay.missingFolder)
  const engine = createProviderEngine({ client, fallback: undefined })
  const summary = withSummary
    ? await orNothing(engine.summarize({ content, mode: document.mode }))
    : undefined
  const answers = new Map<string, Answer>()
  for (const question of replay.questions) {
    const answer = await orNothing(engine.answer({ content, question }))
    if (answer !== undefined) answers.set(question, answer)
  }
  return { content, replies, summary, answers, missing: client.missing }
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}
