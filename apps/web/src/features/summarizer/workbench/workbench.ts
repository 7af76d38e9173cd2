import {
  type AnalysisMode,
  AppError,
  isFileError,
  type Policy,
  type Summary,
  type Usage,
} from '@precis/domain'
import {
  confirmPage,
  correctPage,
  type ExtractedDocument,
  keepCorrections,
  type OcrLanguage,
} from '@precis/extraction'
import { holdReason } from '../page-review/coverage.ts'
import type { PagePictures } from '../page-review/page-images.ts'
import { notePace } from '../progress/pace.ts'
import {
  type ConversationEvent,
  historyOf,
  noConversation,
  reduceConversation,
} from '../questions/conversation.ts'
import { askQuestion, generateTitle, summarize } from './ai-calls.ts'
import { failureOf, leftEarly, leftLocked } from './failure.ts'
import { guardLeaving, tellWork } from './leave-guard.ts'
import { restoredState, type WorkbenchState, workToKeep } from './persistence/kept-state.ts'
import { loadWork, saveDraft } from './persistence/saved-work.ts'
import { createWorkKeeper } from './persistence/work-keeper.ts'
import { jobOf, type ReadSource, type Source } from './source.ts'
import {
  type Choices,
  firstChoices,
  hasWords,
  idle,
  reduceWork,
  type WorkEvent,
} from './work-state.ts'

/** First points of a text, made on the device. */
export type Preview = (input: {
  readonly content: string
  readonly mode: AnalysisMode
  readonly signal: AbortSignal
}) => Promise<Summary>

interface Options {
  readonly userId: string
  readonly policy: Policy
  readonly read: ReadSource
  readonly preview?: Preview
  readonly openPictures?: (source: Source, password: string | undefined) => PagePictures | null
  /** How long the server may be silent before a preview is made. */
  readonly previewAfterMs?: number
}

/**
 * One user's analysis: reads, sends, keeps the result and the questions. Lives outside the components, so that going
 * to another page and back neither stops nor repeats anything. At most one run at a time.
 */
export interface Workbench {
  readonly userId: string
  getState(): WorkbenchState
  subscribe(listener: () => void): () => void
  onAnalyzed(listener: (usage: Usage) => void): () => void
  start(source: Source, choices: Choices): void
  /** What the next document is to be asked; kept from one to the next. */
  getChoices(): Choices
  choose(choices: Choices): void
  /** Photos that wait to be summarized, or whose reading came to nothing. */
  getPhotos(): readonly File[]
  keepPhotos(files: readonly File[]): void
  /** Repeats a failed run, without reading again what was read. */
  retry(): void
  /** Goes on although little or not everything could be read. */
  proceed(): void
  /** Tries a password on a locked file. */
  unlock(password: string): void
  /** Drops a locked file. */
  leaveLocked(): void
  /** Has the work wait before anything is sent, or, asked again, no longer. */
  check(): void
  /** Puts the text of a page right, or takes that back, while the work is held. */
  correct(page: number, text: string): void
  /** Says that a page is right as it was read. */
  confirm(page: number): void
  /** Reads the pictures again in this language; pages corrected by hand keep their text. */
  readIn(language: OcrLanguage): void
  /** The pictures of the pages, as long as the file is at hand. */
  getPictures(): PagePictures | null
  cancel(): void
  reset(): void
  type(text: string): void
  ask(question: string): void
  dispose(): void
}

const patienceMs = 700

function lockOf(error: unknown): 'password_needed' | 'wrong_password' | null {
  if (!isFileError(error)) return null
  return error.code === 'password_needed' || error.code === 'wrong_password' ? error.code : null
}

function correctedPages(document: ExtractedDocument | null): number[] {
  return (document?.pages ?? []).flatMap(({ review, number }) =>
    review === 'corrected' ? [number] : [],
  )
}

export function createWorkbench(options: Options): Workbench {
  const { userId, policy, read, preview, previewAfterMs = patienceMs } = options
  const saved = loadWork(userId)
  const keeper = createWorkKeeper(saved?.document.content)
  let state = restoredState(saved)
  let choices: Choices = 'job' in state.work ? state.work.job : firstChoices
  let runs = 0
  let source: Source | null = null
  // Only here, and only as long as its file: a password is neither kept in the tab nor sent.
  let password: string | undefined
  let photos: readonly File[] = []
  let pictures: PagePictures | null = null
  let ocrLanguage: OcrLanguage | undefined
  let running: AbortController | null = null
  let asking: AbortController | null = null
  const listeners = new Set<() => void>()
  const analyzedListeners = new Set<(usage: Usage) => void>()

  const set = (next: WorkbenchState) => {
    if (next.work === state.work && next.conversation === state.conversation) return
    const before = state.work
    state = next
    if (next.work !== before) {
      guardLeaving(next.work)
      tellWork(before, next.work)
    }
    for (const listener of listeners) listener()
  }
  const send = (event: WorkEvent) => set({ ...state, work: reduceWork(state.work, event) })
  const tell = (event: ConversationEvent) =>
    set({ ...state, conversation: reduceConversation(state.conversation, event) })

  const keep = () => {
    const kept = workToKeep(userId, state)
    if (kept !== null) keeper.save(kept)
  }

  const showPreview = async (run: number, input: Parameters<Preview>[0]) => {
    if (preview === undefined) return
    try {
      await new Promise((resolve) => setTimeout(resolve, previewAfterMs))
      input.signal.throwIfAborted()
      send({ type: 'previewed', run, preview: await preview(input) })
    } catch {
      // A preview is a courtesy: without one the screen shows the pages.
    }
  }

  const analyse = async (run: number, document: ExtractedDocument, signal: AbortSignal) => {
    const { content } = document
    if (content.length > policy.maxContentCharacters) throw new AppError('too_large')
    keep()
    const titleOf = async () => {
      const title = await generateTitle(content, signal)
      if (signal.aborted) return
      send({ type: 'titled', run, title })
      keep()
    }
    const { work } = state
    if (work.status !== 'analyzing') return
    const { mode, language } = work.job
    if (work.title === null) void titleOf()
    const answered = new AbortController()
    const startedAt = performance.now()
    void showPreview(run, { content, mode, signal: AbortSignal.any([signal, answered.signal]) })
    const result = await summarize({
      content,
      mode,
      language,
      signal,
      onProgress: ({ part, parts, chargesEarly }) =>
        send({ type: 'analysing', run, part, parts, chargesEarly }),
      onPartial: (partial) => {
        if (hasWords(partial)) answered.abort()
        send({ type: 'partial', run, partial })
      },
    }).finally(() => answered.abort())
    notePace({ characters: content.length, ms: performance.now() - startedAt })
    send({ type: 'replied', run })
    send({ type: 'completed', run, result })
    photos = []
    keep()
    if (work.job.kind === 'paste') saveDraft(userId, '')
    for (const listener of analyzedListeners) listener(result.usage)
  }

  const work = async (run: number, known: ExtractedDocument | null, mayHold: boolean) => {
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    let phase: 'reading' | 'analysing' = known === null ? 'reading' : 'analysing'
    try {
      let document = known
      if (document === null) {
        if (source === null) throw new AppError('internal')
        const before = state.work.status === 'analyzing' ? state.work.before : null
        document = await read(source, {
          signal,
          password,
          language: ocrLanguage,
          knownPages: correctedPages(before),
          onProgress: (progress) => send({ type: 'reading', run, progress }),
        })
        signal.throwIfAborted()
        if (before !== null) document = keepCorrections(document, before)
      }
      send({ type: 'read', run, document })
      const isToHold = state.work.status === 'analyzing' && state.work.isToHold
      if (mayHold && (isToHold || holdReason(document) !== null)) {
        send({ type: 'held', run })
        keep()
        return
      }
      phase = 'analysing'
      await analyse(run, document, signal)
    } catch (error) {
      if (signal.aborted) return
      const lock = lockOf(error)
      const isReread = state.work.status === 'analyzing' && state.work.before !== null
      if (isReread && phase === 'reading') send({ type: 'returned', run, isRereadLost: true })
      else if (lock !== null) send({ type: 'locked', run, isWrong: lock === 'wrong_password' })
      else {
        const chargesEarly = state.work.status === 'analyzing' && state.work.chargesEarly
        send({ type: 'failed', run, failure: failureOf(error, phase, chargesEarly) })
      }
    } finally {
      if (running === controller) running = null
    }
  }

  const take = (next: Source | null) => {
    pictures?.close()
    pictures = null
    ocrLanguage = undefined
    password = undefined
    source = next
  }

  const review = (change: (document: ExtractedDocument) => ExtractedDocument) => {
    if (state.work.status !== 'held') return
    const { run, document } = state.work
    send({ type: 'reviewed', run, document: change(document) })
    keep()
  }

  const reset = () => {
    running?.abort()
    asking?.abort()
    take(null)
    keeper.drop()
    set({ work: idle, conversation: noConversation })
  }

  const answer = async (question: string) => {
    const { work: current, conversation } = state
    if (current.status !== 'complete') return
    const history = historyOf(conversation.messages)
    tell({ type: 'asked', question })
    const controller = new AbortController()
    asking = controller
    try {
      const given = await askQuestion({
        content: current.document.content,
        documentId: current.result.documentId,
        question,
        history,
        language: current.job.language,
        signal: controller.signal,
        onText: (text) => tell({ type: 'partial', text }),
      })
      tell({ type: 'answered', answer: given })
      keep()
    } catch {
      if (!controller.signal.aborted) tell({ type: 'unanswered' })
    }
  }

  return {
    userId,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onAnalyzed(listener) {
      analyzedListeners.add(listener)
      return () => analyzedListeners.delete(listener)
    },
    getChoices: () => choices,
    choose({ mode, language }) {
      choices = { mode, language }
    },
    getPhotos: () => photos,
    keepPhotos(files) {
      photos = files
    },
    start(next, chosen) {
      if (state.work.status !== 'idle' && state.work.status !== 'error') return
      keeper.drop()
      take(next)
      photos = next.kind === 'photos' ? next.files : []
      runs += 1
      set({ work: state.work, conversation: noConversation })
      send({ type: 'started', run: runs, job: jobOf(next, chosen) })
      void work(runs, null, true)
    },
    retry() {
      if (state.work.status !== 'error') return
      const { job, document, title } = state.work
      runs += 1
      send({ type: 'started', run: runs, job })
      if (title !== null) send({ type: 'titled', run: runs, title })
      void work(runs, document, document === null)
    },
    proceed() {
      if (state.work.status !== 'held') return
      const { run, document } = state.work
      send({ type: 'resumed', run })
      void work(run, document, false)
    },
    unlock(given) {
      if (state.work.status !== 'locked' || state.work.isOpening) return
      const { run } = state.work
      password = given
      send({ type: 'unlocking', run })
      void work(run, null, true)
    },
    leaveLocked() {
      if (state.work.status !== 'locked') return
      running?.abort()
      take(null)
      send({ type: 'failed', run: state.work.run, failure: leftLocked })
    },
    check() {
      const { work: current } = state
      if (current.status !== 'analyzing' || current.partial !== null) return
      const { run, document, isToHold } = current
      if (document === null) return send({ type: 'toHold', run, isToHold: !isToHold })
      running?.abort()
      send({ type: 'held', run })
      keep()
    },
    correct: (page, text) => review((document) => correctPage(document, page, text)),
    confirm: (page) => review((document) => confirmPage(document, page)),
    readIn(language) {
      if (source === null) return
      const before = state.work
      runs += 1
      send({ type: 'rereading', run: runs })
      if (state.work === before) return
      running?.abort()
      ocrLanguage = language
      void work(runs, null, true)
    },
    getPictures() {
      if (source !== null) pictures ??= options.openPictures?.(source, password) ?? null
      return pictures
    },
    cancel() {
      const { work: current } = state
      if (current.status !== 'analyzing') return reset()
      if (current.before !== null && current.document === null) {
        running?.abort()
        send({ type: 'returned', run: current.run, isRereadLost: false })
        return keep()
      }
      if (current.partial === null && !current.chargesEarly) return reset()
      running?.abort()
      send({ type: 'failed', run: current.run, failure: leftEarly })
    },
    reset,
    type: (text) => tell({ type: 'typed', text }),
    ask(question) {
      const trimmed = question.trim()
      if (trimmed === '' || state.conversation.isPending) return
      void answer(trimmed)
    },
    dispose() {
      guardLeaving(idle)
      tellWork(state.work, idle)
      running?.abort()
      asking?.abort()
      keeper.stop()
      take(null)
      listeners.clear()
      analyzedListeners.clear()
    },
  }
}
