import {
  type AnalysisMode,
  type AnalysisResult,
  AppError,
  isFileError,
  type Policy,
  type Summary,
} from '@precis/domain'
import { type ExtractedDocument, keepCorrections } from '@precis/extraction'
import type { DetailFinder } from '@precis/redaction'
import { isHidingOn } from '../hiding/hiding-setting.ts'
import { type SentDocument, sentDocument } from '../hiding/sent-document.ts'
import { reviewReason } from '../page-review/coverage.ts'
import type { CallLog } from '../sent-calls/call-log.ts'
import { generateTitle, summarize } from './ai-calls.ts'
import { failureOf } from './failure.ts'
import type { OpenInput } from './open-input.ts'
import type { ReadSource } from './source.ts'
import { type Analyzing, hasWords, type Job } from './work-state.ts'
import type { WorkStore } from './work-store.ts'

/** First points of a text, made on the device. */
export type Preview = (input: {
  readonly content: string
  readonly mode: AnalysisMode
  readonly signal: AbortSignal
}) => Promise<Summary>

/** What a run does its work with. */
export interface RunTools {
  readonly policy: Policy
  readonly read: ReadSource
  readonly preview?: Preview | undefined
  /** Whether the summary brings the title along; else it is asked for on its own. */
  readonly isNamedInSummary: boolean
  /** How long the server may be silent before a preview is made. */
  readonly previewAfterMs: number
  readonly store: WorkStore
  /** Looks for names before anything is sent. */
  readonly finder: DetailFinder
  readonly calls: CallLog
  /** Keeps the state in this tab. */
  keep(): void
  onCompleted(result: AnalysisResult, job: Job): void
}

export interface Run {
  readonly run: number
  readonly input: OpenInput | null
  /** What was read before; null when reading is still to be done. */
  readonly known: ExtractedDocument | null
  /** Whether to wait before anything is sent, should the pages need a look. */
  readonly mayPause: boolean
  readonly signal: AbortSignal
  /** Aborted, it leaves the pages unread whose recognition has not begun. */
  readonly skipRecognition: AbortSignal
}

function analyzingIn(store: WorkStore): Analyzing | null {
  const { work } = store.getState()
  return work.status === 'analyzing' ? work : null
}

function correctedPages(document: ExtractedDocument | null): number[] {
  return (document?.pages ?? []).flatMap(({ review, number }) =>
    review === 'corrected' ? [number] : [],
  )
}

async function readInput({ read, store }: RunTools, { run, input, signal, skipRecognition }: Run) {
  if (input === null) throw new AppError('internal')
  const before = analyzingIn(store)?.before ?? null
  // Both at once would take the processor from each other.
  await input.firstPageShown()
  signal.throwIfAborted()
  const document = await read(input.source, {
    signal,
    skipRecognition,
    password: input.password,
    language: input.ocrLanguage,
    knownPages: correctedPages(before),
    onProgress: (progress) => store.send({ type: 'reading', run, progress }),
  })
  signal.throwIfAborted()
  return before === null ? document : keepCorrections(document, before)
}

async function addTitle(tools: RunTools, { run, signal }: Run, sent: SentDocument) {
  const { store, keep, calls } = tools
  const way = { signal, fetch: calls.fetchFor(sent.content) }
  const title = await generateTitle(sent.content, way)
  if (signal.aborted) return
  store.send({ type: 'titled', run, title: sent.restoreText(title) })
  keep()
}

async function addPreview(tools: RunTools, run: number, input: Parameters<Preview>[0]) {
  const { preview, previewAfterMs, store } = tools
  if (preview === undefined) return
  try {
    await new Promise((resolve) => setTimeout(resolve, previewAfterMs))
    input.signal.throwIfAborted()
    store.send({ type: 'previewed', run, preview: await preview(input) })
  } catch {
    // A preview is a courtesy: without one the screen shows the pages.
  }
}

async function analyze(tools: RunTools, current: Run, { content }: ExtractedDocument) {
  const { policy, store, keep } = tools
  const { run, signal } = current
  if (content.length > policy.maxContentCharacters) throw new AppError('too_large')
  keep()
  const work = analyzingIn(store)
  if (work === null) return
  const { mode, language } = work.job
  const sent = sentDocument(content, work.hiding)
  if (work.title === null && !tools.isNamedInSummary) void addTitle(tools, current, sent)
  const answered = new AbortController()
  const untilAnswered = AbortSignal.any([signal, answered.signal])
  void addPreview(tools, run, { content, mode, signal: untilAnswered })
  const reply = await summarize({
    content: sent.content,
    mode,
    language,
    signal,
    fetch: tools.calls.fetchFor(sent.content),
    onProgress: ({ part, parts, chargesEarly }) =>
      store.send({ type: 'analyzing', run, part, parts, chargesEarly }),
    onPartial: (sentPartial) => {
      const partial = sent.restorePartial(sentPartial)
      if (hasWords(partial)) answered.abort()
      if (partial.title !== undefined) store.send({ type: 'titled', run, title: partial.title })
      store.send({ type: 'partial', run, partial })
    },
  }).finally(() => answered.abort())
  store.send({ type: 'replied', run })
  const result = { ...reply, result: sent.restoreSummary(reply.result) }
  const { title } = result.result
  if (title !== undefined) store.send({ type: 'titled', run, title })
  store.send({
    type: 'completed',
    run,
    result,
    ...(work.hiding !== null && { sent: reply.result }),
  })
  tools.onCompleted(result, work.job)
  if (tools.isNamedInSummary && title === undefined && work.title === null) {
    void addTitle(tools, current, sent)
  }
}

/** Waits for somebody to say what is hidden. Where names cannot be looked for, nothing is sent. */
async function findNames(tools: RunTools, { run, signal }: Run, { content }: ExtractedDocument) {
  const { policy, store, keep, finder } = tools
  if (content.length > policy.maxContentCharacters) throw new AppError('too_large')
  const details = await finder.find(content, signal)
  signal.throwIfAborted()
  store.send({ type: 'detailsFound', run, details })
  keep()
}

function lockOf(error: unknown): 'password_needed' | 'wrong_password' | null {
  if (!isFileError(error)) return null
  return error.code === 'password_needed' || error.code === 'wrong_password' ? error.code : null
}

function fail({ store }: RunTools, run: number, error: unknown, phase: 'reading' | 'analyzing') {
  const work = analyzingIn(store)
  const lock = lockOf(error)
  if (phase === 'reading' && work !== null && work.before !== null) {
    store.send({ type: 'returned', run, isRereadLost: true })
  } else if (lock !== null) {
    store.send({ type: 'locked', run, isWrong: lock === 'wrong_password' })
  } else {
    const failure = failureOf(error, phase, work?.chargesEarly)
    store.send({ type: 'failed', run, failure })
  }
}

/** Reads what was handed in, unless that is known, and has it summarized. Never rejects: the store learns how it ended. */
export async function runAnalysis(tools: RunTools, current: Run): Promise<void> {
  const { store, keep } = tools
  const { run, known, mayPause, signal } = current
  let phase: 'reading' | 'analyzing' = 'reading'
  try {
    const document = known ?? (await readInput(tools, current))
    store.send({ type: 'read', run, document })
    const isPauseRequested = analyzingIn(store)?.isPauseRequested === true
    if (mayPause && (isPauseRequested || reviewReason(document) !== null)) {
      store.send({ type: 'paused', run })
      keep()
      return
    }
    if (isHidingOn() && analyzingIn(store)?.hiding === null) {
      await findNames(tools, current, document)
      return
    }
    phase = 'analyzing'
    await analyze(tools, current, document)
  } catch (error) {
    if (!signal.aborted) fail(tools, run, error, phase)
  }
}
