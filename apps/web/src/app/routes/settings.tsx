import { SettingsPage } from '../../features/account/settings-page.tsx'
import { BillingTab } from '../../features/credits/billing-tab.tsx'

export function Component() {
  return <SettingsPage billing={<BillingTab />} />
}
