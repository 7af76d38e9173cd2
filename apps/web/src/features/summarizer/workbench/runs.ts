import type { OcrLanguage } from '@precis/extraction'
import { sentDocument } from '../hiding/sent-document.ts'
import type { PageImages } from '../page-images/page-images.ts'
import { leftEarly, leftLocked } from './failure.ts'
import { type OpenInput, type OpenPageImages, openInput } from './open-input.ts'
import { type RunTools, runAnalysis } from './run-analysis.ts'
import { type FileSource, jobOf, type Source } from './source.ts'
import type { Analyzing, Choices } from './work-state.ts'

/** What begins, pauses, continues and ends the way of a document. At most one run at a time. */
export interface Runs {
  start(source: Source, choices: Choices): void
  /** Repeats a failed run, without reading again what was read. */
  retry(): void
  /** Goes on although little or not everything could be read, or with the details hidden that are to be. */
  proceed(): void
  /** Tries a password on a locked file. */
  unlock(password: string): void
  /** Drops a locked file. */
  leaveLocked(): void
  /** Has the work wait for a review before anything is sent, or, asked again, no longer. */
  requestPause(): void
  /** Reads the images again in this language; pages corrected by hand keep their text. */
  readIn(language: OcrLanguage): void
  /** Leaves the pages unread whose recognition has not begun. */
  skipRecognition(): void
  cancel(): void
  reset(): void
  /** The pages as images, as long as the file is at hand. */
  getPageImages(): PageImages | null
  /** The file or photos that can be kept; null for text, without the file, or where a password opens it. */
  getFile(): FileSource | null
  /** Stops what is running and lets go of what was handed in. */
  stop(): void
}

interface Tools extends RunTools {
  readonly openPageImages?: OpenPageImages | undefined
  /** The file of a finished document that was opened from this device. */
  readonly file?: FileSource | null | undefined
  /** Removes what is kept in this tab. */
  forget(): void
}

export function createRuns(tools: Tools): Runs {
  const { store, keep, forget, calls } = tools
  let lastRun = 0
  let input: OpenInput | null = null
  let running: AbortController | null = null
  let skipping = new AbortController()

  const take = (source: Source | null) => {
    input?.close()
    input = source === null ? null : openInput(source, tools.openPageImages)
  }
  take(tools.file ?? null)
  const begin = (how: Pick<Parameters<typeof runAnalysis>[1], 'run' | 'known' | 'mayPause'>) => {
    running = new AbortController()
    skipping = new AbortController()
    const { signal } = running
    void runAnalysis(tools, { ...how, input, signal, skipRecognition: skipping.signal })
  }
  const detachCalls = ({ document, hiding }: Analyzing) => {
    if (document !== null) calls.detachCalls(sentDocument(document.content, hiding).content)
  }
  const stop = () => {
    running?.abort()
    take(null)
  }
  const reset = () => {
    stop()
    forget()
    store.send({ type: 'reset' })
  }

  return {
    start(source, choices) {
      take(source)
      const run = ++lastRun
      store.send({ type: 'started', run, job: jobOf(source, choices) })
      begin({ run, known: null, mayPause: true })
    },
    retry() {
      const { work } = store.getState()
      if (work.status !== 'error') return
      const { job, document, title, hiding } = work
      const run = ++lastRun
      store.send({ type: 'started', run, job, hiding })
      if (title !== null) store.send({ type: 'titled', run, title })
      begin({ run, known: document, mayPause: document === null })
    },
    proceed() {
      const { work } = store.getState()
      if (work.status !== 'awaitingReview' && work.status !== 'awaitingHiding') return
      const { run, document } = work
      store.send({ type: 'resumed', run })
      begin({ run, known: document, mayPause: false })
    },
    unlock(password) {
      const { work } = store.getState()
      if (work.status !== 'locked' || work.isOpening || input === null) return
      input.password = password
      store.send({ type: 'unlocking', run: work.run })
      begin({ run: work.run, known: null, mayPause: true })
    },
    leaveLocked() {
      const { work } = store.getState()
      if (work.status !== 'locked') return
      stop()
      store.send({ type: 'failed', run: work.run, failure: leftLocked })
    },
    requestPause() {
      const { work } = store.getState()
      if (work.status !== 'analyzing' || work.partial !== null) return
      const { run, document, isPauseRequested } = work
      if (document === null) {
        store.send({ type: 'pauseRequested', run, isPauseRequested: !isPauseRequested })
        return
      }
      running?.abort()
      detachCalls(work)
      store.send({ type: 'paused', run })
      keep()
    },
    readIn(language) {
      const before = store.getState().work
      if (input === null) return
      const run = ++lastRun
      store.send({ type: 'rereading', run })
      if (store.getState().work === before) return
      running?.abort()
      if (before.status === 'analyzing') detachCalls(before)
      input.ocrLanguage = language
      begin({ run, known: null, mayPause: true })
    },
    skipRecognition: () => skipping.abort(),
    cancel() {
      const { work } = store.getState()
      if (work.status !== 'analyzing') return reset()
      const { run, before, document, partial, chargesEarly } = work
      if (before !== null && document === null) {
        running?.abort()
        store.send({ type: 'returned', run, isRereadLost: false })
        return keep()
      }
      if (partial === null && !chargesEarly) return reset()
      running?.abort()
      store.send({ type: 'failed', run, failure: leftEarly })
    },
    reset,
    getPageImages: () => input?.images() ?? null,
    getFile() {
      if (input === null || input.password !== undefined) return null
      return input.source.kind === 'paste' ? null : input.source
    },
    stop,
  }
}
