import { UsagePanel } from '../../features/credits/usage-panel.tsx'
import { WaitingDesk } from '../../features/summarizer/upload/upload-skeleton.tsx'

export function Component() {
  return <WaitingDesk usagePanel={<UsagePanel />} />
}
