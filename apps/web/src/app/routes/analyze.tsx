import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasNewPurchase, purchasesQuery } from '../../features/credits/api/purchases.ts'
import { useCredit } from '../../features/credits/api/usage.ts'
import { useWelcome } from '../../features/credits/api/welcome.ts'
import { NoCreditsPanel } from '../../features/credits/no-credits-panel.tsx'
import { UsagePanel } from '../../features/credits/usage-panel.tsx'
import { WaitingOffer } from '../../features/credits/waiting-offer.tsx'
import type { LoadCalendar } from '../../features/summarizer/result/export/use-detail-dates.ts'
import { SummarizerPage } from '../../features/summarizer/summarizer-page.tsx'
import { useSession } from '../../lib/auth/session.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import { OfflineNote } from '../shell/notes/offline-note.tsx'
import * as texts from '../texts.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/export/export-dialog.tsx')).ExportDialog,
}))

const loadCalendar: LoadCalendar = async (source) => {
  const { openCalendarMaker } = await import('../../features/export/calendar-maker.ts')
  return openCalendarMaker(source)
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const [payment, setPayment] = useState<'new' | 'none' | null>(null)
  const { user, refreshAccount } = useSession()
  const userId = user?.id ?? ''
  const queryClient = useQueryClient()
  const credit = useCredit()
  useWelcome()
  const hasCredits = credit?.state === 'ok' || credit?.state === 'low'
  const isReturning = params.get('checkout') === 'success'

  useEffect(() => {
    if (!isReturning) return
    // Anybody can type this address; only a purchase that the server knows is good news.
    const tell = async () => {
      await refreshAccount()
      const purchases = await queryClient.fetchQuery(purchasesQuery(userId))
      setPayment(hasNewPurchase(purchases, Date.now()) ? 'new' : 'none')
    }
    tell().catch(() => undefined)
    setParams(
      (now) => {
        now.delete('checkout')
        return now
      },
      { replace: true },
    )
  }, [isReturning, userId, queryClient, refreshAccount, setParams])

  return (
    <>
      <OfflineNote />
      {(payment === 'none' || (payment === 'new' && hasCredits)) && (
        <div className="wrap route-note">
          <Notice tone={payment === 'new' ? 'ok' : 'info'} onDismiss={() => setPayment(null)}>
            {payment === 'new'
              ? texts.paymentSuccessfulYourDocumentCredits
              : texts.noNewPaymentHasArrivedYet}
          </Notice>
        </div>
      )}
      <SummarizerPage
        credit={credit}
        usagePanel={<UsagePanel />}
        noCreditsPanel={<NoCreditsPanel />}
        renderOffer={(onLeave) => <WaitingOffer onLeave={onLeave} />}
        onAnalyzed={() => void refreshAccount()}
        loadCalendar={loadCalendar}
        renderExport={(slot) => (
          <OnceOpened isOpen={slot.isOpen}>
            <ExportDialog {...slot} />
          </OnceOpened>
        )}
      />
    </>
  )
}
