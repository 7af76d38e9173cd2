import type { PointRef, Policy, Usage } from '@precis/domain'
import type { DetailFinder } from '@precis/redaction'
import { createHidingActions, type HidingActions } from '../hiding/hiding-actions.ts'
import type { Note, NotebookEvent } from '../notes/notebook.ts'
import { createReview, type Review } from '../page-review/review-actions.ts'
import { createQuestions, type Questions } from '../questions/ask-questions.ts'
import { type CallLog, createCallLog } from '../sent-calls/call-log.ts'
import { isFileKeepingOn } from '../shelf/keeping/keeping-setting.ts'
import type { KeepWork } from '../shelf/shelf-keeper.ts'
import { createUploadChoices, type UploadChoices } from '../upload/upload-choices.ts'
import { guardLeaving, tellWork } from './leave-guard.ts'
import type { OpenPageImages } from './open-input.ts'
import { createKeeping, type OpenedWork } from './persistence/keep-work.ts'
import { restoredState } from './persistence/kept-state.ts'
import { loadWork, saveDraft } from './persistence/saved-work.ts'
import { createWorkKeeper } from './persistence/work-keeper.ts'
import type { Preview } from './run-analysis.ts'
import { createRuns, type Runs } from './runs.ts'
import type { ReadSource } from './source.ts'
import { canStart, idle, type Keeping } from './work-state.ts'
import { createWorkStore, type WorkStore } from './work-store.ts'

interface Options {
  readonly userId: string
  readonly policy: Policy
  readonly read: ReadSource
  readonly preview?: Preview
  /** Looks for names where these are to be hidden. */
  readonly finder: DetailFinder
  /** Where the server sends text on to. */
  readonly modelHost?: string | undefined
  readonly openPageImages?: OpenPageImages
  /** Whether the summary brings the title along; else it is asked for on its own. */
  readonly isNamedInSummary?: boolean
  /** How long the server may be silent before a preview is made. */
  readonly previewAfterMs?: number
  /** Keeps finished work on this device; in this tab alone when left out. */
  readonly shelf?: () => Promise<KeepWork>
  /** Work of this device to begin with, in place of what the tab holds. */
  readonly opened?: OpenedWork
}

/**
 * One user's analysis: reads, sends, keeps the result and the questions. Lives outside the components, so that going
 * to another page and back neither stops nor repeats anything.
 */
export interface Workbench
  extends Pick<WorkStore, 'getState' | 'subscribe'>,
    Omit<Runs, 'stop'>,
    UploadChoices,
    Review,
    HidingActions,
    CallLog,
    Omit<Questions, 'stop'> {
  readonly userId: string
  /** Tells one workbench of this tab from the others. */
  readonly key: number
  readonly finder: DetailFinder
  /** Resolves when what there is to keep is kept, or cannot be. */
  settled(): Promise<void>
  onAnalyzed(listener: (usage: Usage) => void): () => void
  pin(note: Omit<Note, 'id'>): void
  unpin(id: string): void
  /** Says whether exports hold a point that no passage supports. */
  keepPoint(point: PointRef, isKept: boolean): void
  dispose(): void
}

const patienceMs = 700
let lastKey = 0
const inTab: Keeping = { status: 'tab' }

export function createWorkbench(options: Options): Workbench {
  const { userId, opened, isNamedInSummary = false, previewAfterMs = patienceMs } = options
  const saved = opened?.work ?? loadWork(userId)
  const keeper = createWorkKeeper(saved?.document.content)
  const keeping = opened ? ({ status: 'kept', id: opened.id } as const) : inTab
  const store = createWorkStore(restoredState(saved, keeping, opened?.file))
  const uploads = createUploadChoices(userId, store.getState().work)
  const analyzedListeners = new Set<(usage: Usage) => void>()

  const {
    keep,
    settled,
    stop: stopKeeping,
  } = createKeeping({
    ...options,
    store,
    tab: keeper,
    async keepFile(id, pages) {
      const file = runs.getFile()
      if (file === null || !isFileKeepingOn()) return null
      const shelf = await import('../shelf/kept-file.ts')
      return shelf.keepFile(userId, id, file, pages)
    },
  })
  const calls = createCallLog({ store, keep, modelHost: options.modelHost ?? null })
  const runs = createRuns({
    ...options,
    isNamedInSummary,
    previewAfterMs,
    store,
    calls,
    keep,
    file: opened?.file?.source,
    forget: keeper.drop,
    onCompleted({ usage }, { kind }) {
      uploads.keepPhotos([])
      keep()
      if (kind === 'paste') saveDraft(userId, '')
      for (const listener of analyzedListeners) listener(usage)
    },
  })
  // What a reload found in this tab alone: there may be room for it by now, and if not, that is said again.
  if (opened === undefined && (saved?.result ?? null) !== null) keep()
  const { stop: stopAnswering, ...questions } = createQuestions({
    store,
    keep,
    calls,
    finder: options.finder,
  })
  const { stop: stopRunning, ...verbs } = runs
  const note = (event: NotebookEvent) => {
    store.note(event)
    keep()
  }

  lastKey += 1
  return {
    userId,
    key: lastKey,
    finder: options.finder,
    getState: store.getState,
    subscribe: store.subscribe,
    settled,
    onAnalyzed(listener) {
      analyzedListeners.add(listener)
      return () => analyzedListeners.delete(listener)
    },
    ...uploads,
    ...verbs,
    ...createReview(store, keep),
    ...createHidingActions({ store, keep, finder: options.finder }),
    ...calls,
    ...questions,
    pin: (pinned) => note({ type: 'pinned', note: { ...pinned, id: crypto.randomUUID() } }),
    unpin: (id) => note({ type: 'unpinned', id }),
    keepPoint: (point, isKept) => note({ type: 'pointKept', point, isKept }),
    start(source, choices) {
      if (!canStart(store.getState().work)) return
      keeper.drop()
      uploads.keepPhotos(source.kind === 'photos' ? source.files : [])
      verbs.start(source, choices)
    },
    reset() {
      stopAnswering()
      verbs.reset()
    },
    dispose() {
      const { work } = store.getState()
      // Finished work may be beside a run of another workbench, whose news stay.
      if (work.status !== 'complete') {
        guardLeaving(idle)
        tellWork(work, idle)
      }
      stopRunning()
      stopAnswering()
      keeper.stop()
      stopKeeping()
      store.close()
      analyzedListeners.clear()
    },
  }
}
