import type { AnalysisResult } from '@precis/domain'
import { useEffect, useRef, useState } from 'react'
import { analyzeChanges } from '../workbench/ai-calls.ts'
import { failureOf } from '../workbench/failure.ts'
import type { Failure } from '../workbench/work-state.ts'
import type { Workbench } from '../workbench/workbench.ts'
import type { SentChanges } from './sent-changes.ts'

/** Asks for the analysis of the changes, once at a time. */
export function useChangesAnalysis(
  { fetchFor }: Pick<Workbench, 'fetchFor'>,
  onDone: (result: AnalysisResult) => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const analyze = async (
    prepare: (signal: AbortSignal) => Promise<SentChanges>,
    language: string | null,
  ) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setIsBusy(true)
    setFailure(null)
    try {
      const sent = await prepare(signal)
      const { result, ...answer } = await analyzeChanges(sent.content, language, {
        signal,
        fetch: fetchFor(sent.content),
      })
      if (!signal.aborted) onDone({ ...answer, result: sent.restore(result) })
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error, 'analyzing'))
    } finally {
      if (running.current === controller) setIsBusy(false)
    }
  }
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setIsBusy(false)
  }
  return { isBusy, failure, analyze, cancel }
}
