import './styles/desk.css'
import './styles/progress.css'
import './styles/workbench.css'
import './styles/source.css'
import './styles/result.css'
import './styles/dock.css'
import './styles/narrow.css'
import './styles/print.css'
import type { CreditView, Usage } from '@precis/domain'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { usePolicy } from '../../lib/config.tsx'
import { useSession } from '../../lib/session.tsx'
import { HeldScreen } from './components/held-screen.tsx'
import { IdleScreen } from './components/idle-screen.tsx'
import { LockedScreen } from './components/locked-screen.tsx'
import { ProgressScreen } from './components/progress-screen.tsx'
import type { ExportSlot } from './components/result-screen.tsx'
import { stageName } from './components/stage-list.tsx'
import { useWorkbench } from './components/workbench-context.ts'
import type { WorkState } from './model/work-state.ts'

const loadResult = () => import('./components/result-screen.tsx')
const ResultScreen = lazy(async () => ({ default: (await loadResult()).ResultScreen }))

interface Props {
  /** Null while it is being loaded. */
  credit: CreditView | null
  usagePanel: ReactNode
  /** Stands in place of the inputs when there is no credit. */
  noCreditsPanel: ReactNode
  onAnalyzed: (usage: Usage) => void
  renderExport: (slot: ExportSlot) => ReactNode
}

function stageText(work: WorkState): string {
  if (work.status === 'analyzing') return stageName(work.stage)
  return work.status === 'complete' ? 'Summary ready' : ''
}

/** The dashboard: a document goes in, a summary that can be checked comes out. */
export function SummarizerPage(props: Props) {
  const { user } = useSession()
  return user === null ? null : <Summarizer key={user.id} userId={user.id} {...props} />
}

function Summarizer({ userId, onAnalyzed, ...props }: Props & { userId: string }) {
  const policy = usePolicy()
  const { refreshProfile } = useSession()
  const { workbench, state } = useWorkbench(userId)
  const { work, conversation } = state
  const [announcement, setAnnouncement] = useState('')
  const firstStatus = useRef(work.status)
  const hasMoved = useRef(false)
  if (work.status !== firstStatus.current) hasMoved.current = true

  useEffect(() => workbench.onAnalyzed(onAnalyzed), [workbench, onAnalyzed])
  const stage = stageText(work)
  useEffect(() => setAnnouncement(stage), [stage])
  const { status } = work
  useEffect(() => {
    if (status === 'analyzing') void loadResult().catch(() => undefined)
  }, [status])
  useEffect(() => {
    if (status === 'analyzing' || status === 'complete') document.documentElement.scrollTop = 0
  }, [status])
  const failure = work.status === 'error' ? work.failure.code : ''
  useEffect(() => {
    if (failure === 'no_credits' || failure === 'limit_reached') void refreshProfile()
  }, [failure, refreshProfile])

  return (
    <>
      <p className="vh" role="status">
        {announcement}
      </p>
      {(work.status === 'idle' || work.status === 'error') && (
        <IdleScreen
          workbench={workbench}
          policy={policy}
          credit={props.credit}
          failed={work.status === 'error' ? work : null}
          isReturn={hasMoved.current}
          usagePanel={props.usagePanel}
          noCreditsPanel={props.noCreditsPanel}
        />
      )}
      {work.status === 'analyzing' && (
        <ProgressScreen state={work} policy={policy} workbench={workbench} />
      )}
      {work.status === 'locked' && (
        <LockedScreen state={work} onUnlock={workbench.unlock} onLeave={workbench.leaveLocked} />
      )}
      {work.status === 'held' && <HeldScreen state={work} workbench={workbench} />}
      {work.status === 'complete' && (
        <Suspense>
          <ResultScreen
            key={work.run}
            workbench={workbench}
            state={work}
            conversation={conversation}
            isReturn={!hasMoved.current}
            announce={setAnnouncement}
            renderExport={props.renderExport}
          />
        </Suspense>
      )}
    </>
  )
}
