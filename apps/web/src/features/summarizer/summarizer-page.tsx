import './upload/upload-screen.css'
import './progress/progress.css'
import './result/result-layout.css'
import './source-view/source.css'
import './result/result.css'
import './result/points/points.css'
import './result/abstract.css'
import './result/points/details.css'
import './result/points/point-actions.css'
import './questions/questions.css'
import './result/narrow.css'
import './result/points/points-narrow.css'
import './source-view/source-narrow.css'
import './questions/questions-narrow.css'
import './result/print.css'
import type { CreditView, Usage } from '@precis/domain'
import { acceptedFiles } from '@precis/extraction'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { placer } from '../../document-view/place.ts'
import { useSession } from '../../lib/auth/session.tsx'
import { chooseFile } from '../../lib/browser/choose-file.ts'
import { sameScreen } from '../../lib/browser/same-screen.ts'
import { usePolicy } from '../../lib/http/config.tsx'
import { OnceOpened } from '../../ui/overlays/once-opened.tsx'
import { loadedAhead } from './loaded-ahead.tsx'
import { warmPageImages } from './page-images/page-images.ts'
import { ReviewScreen } from './page-review/review-screen.tsx'
import { stageName } from './progress/stage-list.tsx'
import type { ExportSlot } from './result/export/export-slot.ts'
import type { LoadCalendar } from './result/export/use-detail-dates.ts'
import { KeepingNote } from './shelf/keeping/keeping-note.tsx'
import { isKeepingOn } from './shelf/keeping/keeping-setting.ts'
import { NotOpenedScreen, OpeningScreen } from './shelf/opening-screen.tsx'
import { freshMemory } from './source-view/source-memory.ts'
import * as texts from './texts.ts'
import { LockedScreen } from './upload/locked-screen.tsx'
import { UploadScreen } from './upload/upload-screen.tsx'
import type { RenderOffer } from './upload/waiting/waiting-card.tsx'
import {
  atNewWorkbench,
  finishedBefore,
  isRoomForNew,
  leaveFinished,
  putOnShelf,
} from './workbench/current-workbench.ts'
import { useWorkbench, useWorkbenchState } from './workbench/use-workbench.ts'
import type { WorkState } from './workbench/work-state.ts'
import type { Workbench } from './workbench/workbench.ts'

const { Screen: ProgressScreen, fetchCode: fetchProgress } = loadedAhead(
  async () => (await import('./progress/progress-screen.tsx')).ProgressScreen,
  <OpeningScreen isLate />,
)
const { Screen: ResultScreen, fetchCode: fetchResult } = loadedAhead(
  async () => (await import('./result/result-screen.tsx')).ResultScreen,
  <OpeningScreen isLate />,
)
const UnkeptDialog = lazy(async () => ({
  default: (await import('./shelf/keeping/unkept-dialog.tsx')).UnkeptDialog,
}))
const HidingScreen = lazy(async () => ({
  default: (await import('./hiding/hiding-screen.tsx')).HidingScreen,
}))
const ComparisonScreen = lazy(async () => ({
  default: (await import('./comparison/comparison-screen.tsx')).ComparisonScreen,
}))
const { Screen: Shelf, fetchCode: fetchShelf } = loadedAhead(
  async () => (await import('./shelf/shelf.tsx')).Shelf,
)

/** The screen comes first; then what may be needed next is made ready. */
const quietMs = 300

interface Props {
  /** Null while it is being loaded. */
  credit: CreditView | null
  usagePanel: ReactNode
  /** Stands in place of the inputs when there is no credit. */
  noCreditsPanel: ReactNode
  renderOffer: RenderOffer
  onAnalyzed: (usage: Usage) => void
  renderExport: (slot: ExportSlot) => ReactNode
  loadCalendar: LoadCalendar
}

function stageText(work: WorkState): string {
  if (work.status === 'analyzing') return stageName(work.stage)
  return work.status === 'complete' ? texts.summaryReady : ''
}

/** The summarizer: a document goes in, a summary that can be checked comes out and stays at an address of its own. */
export function SummarizerPage(props: Props) {
  const { user } = useSession()
  return user === null ? null : <UserWorkbench key={user.id} userId={user.id} {...props} />
}

function UserWorkbench({ userId, ...props }: Props & { userId: string }) {
  const id = useParams()['document']
  const { key, search } = useLocation()
  const last = useRef({ id, key })
  const isNewAgain = id === undefined && last.current.id === id && last.current.key !== key
  // The way to a new document may be taken before the finished one has come to its own address.
  if (isNewAgain && search === '') leaveFinished()
  const before = id === undefined ? finishedBefore() : null
  useEffect(() => {
    last.current = { id, key }
    if (id === undefined) atNewWorkbench()
    else leaveFinished()
  }, [id, key])
  return before === null ? (
    <OpenWorkbench userId={userId} id={id} {...props} />
  ) : (
    <Navigate to={`/analyze/${before}`} replace />
  )
}

function OpenWorkbench({
  userId,
  id,
  ...props
}: Props & { userId: string; id: string | undefined }) {
  const found = useWorkbench(userId, id)
  const [next, setNext] = useState<File | null>(null)
  if (found.status === 'opening') return <OpeningScreen />
  if (found.status === 'problem') return <NotOpenedScreen problem={found.problem} />
  const { workbench } = found
  return (
    <Summarizer key={workbench.key} workbench={workbench} next={next} onNext={setNext} {...props} />
  )
}

interface SummarizerProps extends Props {
  workbench: Workbench
  /** The next document, chosen from the result of the last. */
  next: File | null
  onNext: (file: File | null) => void
}

function Summarizer({ workbench, onAnalyzed, ...props }: SummarizerProps) {
  const policy = usePolicy()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const compared = params.get('compare')
  const { refreshAccount } = useSession()
  const state = useWorkbenchState(workbench)
  const { work, conversation, notebook } = state
  const [announcement, setAnnouncement] = useState('')
  const sourceMemory = useRef(freshMemory)
  const firstStatus = useRef(work.status)
  const hasMoved = useRef(false)
  if (work.status !== firstStatus.current) hasMoved.current = true

  useEffect(() => workbench.onAnalyzed(onAnalyzed), [workbench, onAnalyzed])
  const stage = stageText(work)
  useEffect(() => setAnnouncement(stage), [stage])
  const { status } = work
  useEffect(() => {
    const ahead = status === 'analyzing' ? fetchResult : fetchProgress
    ahead().catch(() => undefined)
    if (status === 'idle' || status === 'error') sourceMemory.current = freshMemory
    if (status !== 'idle' && status !== 'complete') return
    const warm = status === 'idle' ? warmPageImages : () => fetchShelf().catch(() => undefined)
    const timer = setTimeout(warm, quietMs)
    return () => clearTimeout(timer)
  }, [status])
  useEffect(() => {
    if (status === 'analyzing' || status === 'complete') document.documentElement.scrollTop = 0
  }, [status])
  const keptAs = work.status === 'complete' && work.keeping.status === 'kept' && work.keeping.id
  useEffect(() => {
    if (keptAs !== false && putOnShelf(keptAs, workbench)) {
      void navigate(`/analyze/${keptAs}`, { state: sameScreen })
    }
  }, [keptAs, workbench, navigate])

  const [isAsking, setIsAsking] = useState(false)
  const startAnother = async (isLossAccepted = false) => {
    await workbench.settled()
    const { work: last } = workbench.getState()
    const keeping = last.status === 'complete' ? last.keeping.status : 'kept'
    const isLost = keeping === 'failed' || (keeping === 'tab' && !isKeepingOn())
    if (isLost && !isLossAccepted) {
      setIsAsking(true)
      return
    }
    if (last.status !== 'complete' || last.keeping.status !== 'kept') workbench.reset()
    await navigate('/analyze')
  }

  const another = () => {
    const { credit } = props
    const hasCredit = credit?.state === 'ok' || credit?.state === 'low'
    const isFile = work.status === 'complete' && work.job.kind === 'file'
    if (isFile && keptAs !== false && hasCredit && isRoomForNew()) {
      chooseFile(acceptedFiles, props.onNext)
    }
    void startAnother()
  }

  const failure = work.status === 'error' ? work.failure.code : ''
  useEffect(() => {
    if (failure === 'no_credits' || failure === 'limit_reached') void refreshAccount()
  }, [failure, refreshAccount])

  return (
    <>
      <p className="vh" role="status">
        {announcement}
      </p>
      {(work.status === 'idle' || work.status === 'error') && (
        <>
          <UploadScreen
            workbench={workbench}
            policy={policy}
            credit={props.credit}
            failed={work.status === 'error' ? work : null}
            isReturn={hasMoved.current}
            usagePanel={props.usagePanel}
            noCreditsPanel={props.noCreditsPanel}
            renderOffer={props.renderOffer}
            next={props.next}
            onNextTaken={() => props.onNext(null)}
          />
          <Shelf userId={workbench.userId} />
        </>
      )}
      {work.status === 'analyzing' && (
        <Suspense fallback={<OpeningScreen isLate />}>
          <ProgressScreen
            key={work.run}
            state={work}
            policy={policy}
            workbench={workbench}
            sourceMemory={sourceMemory}
          />
        </Suspense>
      )}
      {work.status === 'locked' && (
        <LockedScreen state={work} onUnlock={workbench.unlock} onLeave={workbench.leaveLocked} />
      )}
      {work.status === 'awaitingHiding' && (
        <Suspense fallback={<OpeningScreen isLate />}>
          <HidingScreen state={work} workbench={workbench} credit={props.credit} places={placer} />
        </Suspense>
      )}
      {work.status === 'awaitingReview' && <ReviewScreen state={work} workbench={workbench} />}
      {work.status === 'complete' && (
        <Suspense fallback={<OpeningScreen isLate />}>
          <KeepingNote keeping={work.keeping} />
          <OnceOpened isOpen={isAsking}>
            <UnkeptDialog
              isOpen={isAsking}
              onCancel={() => setIsAsking(false)}
              onLeave={() => {
                setIsAsking(false)
                void startAnother(true)
              }}
            />
          </OnceOpened>
          {compared === null ? (
            <ResultScreen
              key={work.run}
              workbench={workbench}
              state={work}
              conversation={conversation}
              notebook={notebook}
              calls={state.calls}
              isReturn={!hasMoved.current}
              onCompare={() => setParams({ compare: 'new' })}
              onAnother={another}
              announce={setAnnouncement}
              renderExport={props.renderExport}
              sourceMemory={sourceMemory}
              loadCalendar={props.loadCalendar}
            />
          ) : (
            <ComparisonScreen
              workbench={workbench}
              state={work}
              address={compared}
              credit={props.credit}
              noCreditsPanel={props.noCreditsPanel}
              onAnalyzed={onAnalyzed}
              announce={setAnnouncement}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
