import type { Policy } from '@precis/domain'
import { openPageImages } from '../page-review/page-images.ts'
import { onForget } from './persistence/tab-storage.ts'
import { createPreview } from './preview-on-device.ts'
import { createReadSource } from './read-source.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

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
