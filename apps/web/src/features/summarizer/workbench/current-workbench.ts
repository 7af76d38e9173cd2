import { createDeviceEngine, type DeviceEngine } from '@precis/analysis'
import type { Policy } from '@precis/domain'
import {
  createModuleWorker,
  createReader,
  type Reader,
  type ReaderWorker,
  readPastedText,
} from '@precis/extraction'
import { createDetailFinder, type DetailFinder } from '@precis/redaction'
import { tellOngoingWork } from '../../../lib/browser/ongoing-work.ts'
import { openPageImages } from '../page-images/page-images.ts'
import type { OpenedWork } from './persistence/keep-work.ts'
import { dropFinished, lastFinished, onForget } from './persistence/tab-storage.ts'
import type { Preview } from './run-analysis.ts'
import type { ReadSource } from './source.ts'
import { canStart } from './work-state.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

/** Reads files in a worker, and tidies pasted text. The worker starts with the first file. */
function createReadSource(policy: Policy): ReadSource {
  let reader: Reader | null = null
  let worker: ReaderWorker | null = null
  const createWorker = () => {
    worker = createModuleWorker()
    return worker
  }
  return async (source, options) => {
    if (source.kind === 'paste') return readPastedText(source.text)
    reader ??= createReader({ maxFileBytes: policy.maxFileBytes, createWorker })
    // Not through the reader, which the landing page loads too.
    const skip = () => worker?.postMessage({ type: 'skip' })
    options.skipRecognition?.addEventListener('abort', skip, { once: true })
    if (source.kind === 'photos') return reader.readPhotos(source.files, options)
    return reader.read(source.file, options)
  }
}

/** First points of a text, picked out on the device. The engine's worker starts with the first text that is waited for. */
function createPreview(): Preview {
  let engine: DeviceEngine | null = null
  return (input) => {
    engine ??= createDeviceEngine()
    return engine.summarize(input)
  }
}

interface WorkbenchEnvironment {
  readonly userId: string
  readonly policy: Policy
  readonly engine: string
  readonly modelHost?: string | undefined
}

/** Reads in the one worker of this tab. */
export function readInTab(policy: Policy): ReadSource {
  readSource ??= createReadSource(policy)
  return readSource
}

let readSource: ReadSource | null = null
let preview: Preview | null = null
let finder: DetailFinder | null = null

function open(
  { userId, policy, engine, modelHost }: WorkbenchEnvironment,
  opened?: OpenedWork,
): Workbench {
  onForget(drop)
  preview ??= createPreview()
  finder ??= createDetailFinder()
  return createWorkbench({
    userId,
    policy,
    isNamedInSummary: engine !== 'embedded',
    read: readInTab(policy),
    preview,
    finder,
    modelHost,
    openPageImages: openPageImages,
    shelf: () => import('../shelf/kept-work.ts'),
    ...(opened && { opened }),
  })
}

/** What a new document goes to, at `/analyze`. */
let current: Workbench | null = null
/** The finished document that was looked at last, at an address of its own. */
let shown: { readonly id: string; readonly workbench: Workbench } | null = null

function drop(): void {
  // In this order the screen that is being left does not turn into the upload screen first.
  current?.dispose()
  shown?.workbench.dispose()
  current?.reset()
  current = null
  shown = null
  tellOngoingWork(null)
}

/** The workbench of this tab; another user gets an empty one. */
export function currentWorkbench(environment: WorkbenchEnvironment): Workbench {
  if (current?.userId !== environment.userId) {
    current?.dispose()
    current = open(environment)
  }
  return current
}

/** The workbench of a document of this device, as long as nothing else was opened. */
export function shownWorkbench(userId: string, id: string): Workbench | null {
  return shown?.id === id && shown.workbench.userId === userId ? shown.workbench : null
}

function show(id: string, workbench: Workbench): void {
  if (shown !== null && shown.workbench !== workbench) shown.workbench.dispose()
  shown = { id, workbench }
}

/** Gives the finished document an address of its own. False when it has one. */
export function putOnShelf(id: string, workbench: Workbench): boolean {
  if (workbench !== current || shown?.workbench === workbench) return false
  show(id, workbench)
  return true
}

/** Makes room for a new document once the finished one is at its own address: not before, or it would seem to be gone. */
export function leaveFinished(): void {
  if (current !== null && current === shown?.workbench) current = null
}

/** Whether a document that is handed in now would begin at once. */
export function isRoomForNew(): boolean {
  return current === null || current === shown?.workbench || canStart(current.getState().work)
}

let isFirstLook = true

/**
 * The document that was finished while `/analyze` was on its way to be reloaded: what this page load is to show. Null once
 * `atNewWorkbench` has been told.
 */
export function finishedBefore(): string | null {
  if (!isFirstLook || current !== null) return null
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = load?.type === 'reload' && new URL(load.name).pathname === '/analyze'
  return isReload ? lastFinished() : null
}

/** Tells that a new document may be handed in. */
export function atNewWorkbench(): void {
  isFirstLook = false
  dropFinished()
}

/** Closes the document of an id that is deleted. */
export function closeShown(id: string): void {
  if (shown?.id !== id) return
  shown.workbench.dispose()
  shown = null
}

/** Opens a document that was read from this device. */
export function openFromShelf(environment: WorkbenchEnvironment, opened: OpenedWork): void {
  show(opened.id, open(environment, opened))
}
