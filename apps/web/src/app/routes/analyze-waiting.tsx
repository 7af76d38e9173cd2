import { UsagePanel } from '../../features/credits/usage-panel.tsx'
import { UploadSkeleton } from '../../features/summarizer/upload/upload-skeleton.tsx'

export function Component() {
  return <UploadSkeleton usagePanel={<UsagePanel />} />
}
