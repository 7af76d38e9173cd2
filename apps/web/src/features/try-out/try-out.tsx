import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../lib/http/config.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import type { ButtonLink } from './components/full-analysis.tsx'
import { InputSpread } from './components/input-spread.tsx'
import { loadSample } from './model/load-sample.ts'
import type { TryOutSource, TryOutState } from './model/try-out-state.ts'
import * as texts from './texts.ts'
import { useTryOut } from './use-try-out.ts'
import { useWarmUp } from './use-warm-up.ts'

const loadWork = () => import('./components/work-spread.tsx')
const WorkSpread = lazy(async () => ({ default: (await loadWork()).WorkSpread }))
const loadMore = () => import('./components/full-analysis.tsx')
const FullAnalysis = lazy(async () => ({ default: (await loadMore()).FullAnalysis }))

function stageText(state: TryOutState): string {
  switch (state.stage) {
    case 'idle':
      return ''
    case 'reading':
      return texts.readingTheDocument
    case 'summarizing':
      return texts.summarizing
    case 'result': {
      const { keyPoints, citations } = state.summary
      return texts.summaryReadyKeyPointsCitations(keyPoints.length, citations.length)
    }
  }
}

/** A small document, read and summarized on the device: no account, nothing sent. */
export function TryOut({ LinkButton }: { LinkButton: ButtonLink }) {
  const config = useConfig()
  const { state, isReady, prepare, start, reset } = useTryOut(config.policy)
  const container = useRef<HTMLDivElement>(null)
  const draft = useRef('')
  const [source, setSource] = useState<TryOutSource | null>(null)
  const [message, setMessage] = useState('')
  const warmUp = useCallback(() => {
    Promise.all([loadWork(), loadMore(), loadSample()]).catch(() => undefined)
    prepare()
  }, [prepare])
  useWarmUp(container, warmUp)

  const stage = stageText(state)
  useEffect(() => setMessage(stage), [stage])
  const isIdle = state.stage === 'idle'
  const failure = state.stage === 'idle' ? state.failure : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dismissed failure takes the focus with it
  useEffect(() => {
    if (!isIdle || source === null) return
    const start = source.kind === 'paste' ? 'textarea' : '.drop button'
    container.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true })
  }, [isIdle, failure])
  const begin = useCallback(
    (chosen: TryOutSource) => {
      setSource(chosen)
      void start(chosen)
    },
    [start],
  )

  useEffect(() => {
    const isSampleAsked = new URLSearchParams(window.location.search).get('try') === 'sample'
    if (isSampleAsked) void loadSample().then(begin)
  }, [begin])

  const hasMore = state.stage === 'result' || failure?.isOverLimit === true
  return (
    <div className="try" ref={container}>
      {failure !== null && (
        <Notice
          tone={failure.isOverLimit ? 'warn' : 'danger'}
          title={failure.title}
          onDismiss={reset}
        >
          {failure.message}
        </Notice>
      )}
      {state.stage === 'idle' ? (
        <InputSpread policy={config.policy} draft={draft} onStart={begin} />
      ) : (
        <Suspense>
          <WorkSpread state={state} onReset={reset} say={setMessage} />
        </Suspense>
      )}
      <p className="try-privacy">
        <LockIcon />
        <span>
          {texts.nothingIsSentFileAndText}{' '}
          <span className={isReady ? undefined : 'try-not-ready'}>{texts.allItNeedsIsHereNow}</span>
        </span>
      </p>
      {hasMore && (
        <Suspense>
          <FullAnalysis
            config={config}
            LinkButton={LinkButton}
            source={source}
            questions={state.stage === 'result' ? state.summary.suggestedQuestions : []}
          />
        </Suspense>
      )}
      <p className="vh" role="status">
        {message}
      </p>
    </div>
  )
}
