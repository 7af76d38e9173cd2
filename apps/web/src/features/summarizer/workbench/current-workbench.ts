import { createDeviceEngine, type DeviceEngine } from '@precis/analysis'
import type { Policy } from '@precis/domain'
import { createReader, type Reader, readPastedText } from '@precis/extraction'
import { openPageImages } from '../page-review/page-images.ts'
import { onForget } from './persistence/tab-storage.ts'
import type { Preview } from './run-analysis.ts'
import type { ReadSource } from './source.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

/** Reads files in a worker, and tidies pasted text. The worker starts with the first file. */
function createReadSource(policy: Policy): ReadSource {
  let reader: Reader | null = null
  return async (source, options) => {
    if (source.kind === 'paste') return readPastedText(source.text)
    reader ??= createReader({ maxFileBytes: policy.maxFileBytes })
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

let current: Workbench | null = null

function drop(): void {
  // In this order the screen that is being left does not turn into the upload screen first.
  current?.dispose()
  current?.reset()
  current = null
}

/** The workbench of this tab; another user gets an empty one. */
export function currentWorkbench(userId: string, policy: Policy, engine: string): Workbench {
  if (current?.userId !== userId) {
    current?.dispose()
    current = createWorkbench({
      userId,
      policy,
      isNamedInSummary: engine !== 'embedded',
      read: createReadSource(policy),
      preview: createPreview(),
      openPageImages: openPageImages,
    })
    onForget(drop)
  }
  return current
}
