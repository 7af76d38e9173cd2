import { UsagePanel } from '../../features/credits/usage-panel.tsx'
import { WaitingDesk } from '../../features/summarizer/waiting-desk.tsx'

export function Component() {
  return <WaitingDesk usagePanel={<UsagePanel />} />
}
