import { useQueryClient } from '@tanstack/react-query'
import { lazy, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCredit } from '../../features/credits/api/usage.ts'
import { NoCreditsPanel } from '../../features/credits/no-credits-panel.tsx'
import { UsagePanel } from '../../features/credits/usage-panel.tsx'
import { SummarizerPage } from '../../features/summarizer/summarizer-page.tsx'
import { useSession } from '../../lib/session.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'
import { OfflineNote } from '../shell/offline-note.tsx'

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/export/export-dialog.tsx')).ExportDialog,
}))

export function Component() {
  const [params, setParams] = useSearchParams()
  const [hasPaid, setHasPaid] = useState(false)
  const { refreshProfile } = useSession()
  const queryClient = useQueryClient()
  const credit = useCredit()
  const hasCredits = credit?.state === 'ok' || credit?.state === 'low'
  const isReturning = params.get('checkout') === 'success'

  const refresh = useCallback(async () => {
    await Promise.all([refreshProfile(), queryClient.invalidateQueries({ queryKey: ['usage'] })])
  }, [refreshProfile, queryClient])

  useEffect(() => {
    if (!isReturning) return
    void refresh().then(() => setHasPaid(true))
    setParams(
      (now) => {
        now.delete('checkout')
        return now
      },
      { replace: true },
    )
  }, [isReturning, refresh, setParams])

  return (
    <>
      <OfflineNote />
      {hasPaid && credit !== null && (
        <div className="wrap route-note">
          <Notice tone={hasCredits ? 'ok' : 'info'} onDismiss={() => setHasPaid(false)}>
            {hasCredits
              ? 'Payment successful. Your document credits are ready to use.'
              : 'No credits from a payment have arrived yet. If you have just paid, they appear here as soon as the payment is confirmed.'}
          </Notice>
        </div>
      )}
      <SummarizerPage
        credit={credit}
        usagePanel={<UsagePanel />}
        noCreditsPanel={<NoCreditsPanel />}
        onAnalyzed={() => void refresh()}
        renderExport={(slot) => (
          <OnceOpened isOpen={slot.isOpen}>
            <ExportDialog {...slot} />
          </OnceOpened>
        )}
      />
    </>
  )
}
