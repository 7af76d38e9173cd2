import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../lib/auth/session.tsx'
import { BackLink } from '../../ui/buttons/back-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { useIsNarrow } from '../../ui/layout/use-is-narrow.ts'
import { DeleteAccountSection } from './components/delete-account-section.tsx'
import { KeysSection } from './components/keys-section.tsx'
import { PasswordSection } from './components/password-section.tsx'
import { ProfileSection } from './components/profile-section.tsx'
import { StoredSection } from './components/stored-section.tsx'
import { useBanner } from './model/use-banner.ts'
import * as texts from './texts.ts'
import './styles/settings.css'

const tabs = [
  { value: 'profile', label: texts.profile },
  { value: 'billing', label: texts.billing },
  { value: 'security', label: texts.security },
] as const
type Tab = (typeof tabs)[number]['value']

const refreshAfterCheckoutMs = 2_000
const paid = {
  tone: 'ok',
  text: texts.paymentSuccessfulYourAccount,
} as const
const unpaid = {
  tone: 'info',
  text: texts.noPaymentHasReachedThisAccount,
} as const

/** `/settings`: three tabs, kept in the address. */
export function SettingsPage({ billing }: { billing: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const { profile, refreshAccount } = useSession()
  const isNarrow = useIsNarrow()
  const [isReturning] = useState(params.get('checkout') === 'success')
  const plan = profile?.subscription_type
  const { banner, count, show, ...report } = useBanner()
  const news = useRef<HTMLDivElement>(null)
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'profile'

  useEffect(() => {
    if (isReturning && plan !== undefined) show(plan === 'paid' ? paid : unpaid)
  }, [isReturning, plan, show])
  useEffect(() => {
    if (!isReturning) return
    const timer = setTimeout(() => void refreshAccount(), refreshAfterCheckoutMs)
    return () => clearTimeout(timer)
  }, [isReturning, refreshAccount])

  useEffect(() => {
    if (!params.has('checkout')) return
    const rest = new URLSearchParams(params)
    rest.delete('checkout')
    setParams(rest, { replace: true })
  }, [params, setParams])

  useEffect(() => {
    if (count > 0) news.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  const open = (next: Tab) => {
    report.dismiss()
    setParams(next === 'profile' ? {} : { tab: next }, { replace: true })
  }

  return (
    <div className="wrap set">
      <BackLink to="/analyze">{texts.backToDashboard}</BackLink>
      <h1>{texts.settings}</h1>
      <Tabs
        value={tab}
        onChange={open}
        orientation={isNarrow ? 'horizontal' : 'vertical'}
        className="grid"
      >
        <TabList label={texts.settings} items={tabs} className="seg-v" />
        <div className="cont">
          <div ref={news} className="news">
            {banner !== null && (
              <Notice
                key={count}
                tone={banner.tone}
                onDismiss={banner.tone === 'ok' ? undefined : report.dismiss}
              >
                {banner.text}
              </Notice>
            )}
          </div>
          <TabPanel value="profile" keepMounted>
            <ProfileSection report={report} />
            <KeysSection />
            <StoredSection report={report} />
          </TabPanel>
          <TabPanel value="billing">{billing}</TabPanel>
          <TabPanel value="security" keepMounted>
            <PasswordSection report={report} />
            <DeleteAccountSection report={report} />
          </TabPanel>
        </div>
      </Tabs>
    </div>
  )
}
