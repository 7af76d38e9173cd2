import type { AnalysisEngine } from '@precis/analysis'
import type { ProgressEvent } from '@precis/domain'
import type { WorkerPool } from './worker-pool.ts'

const nobody = 'server'

interface Listeners<Partial> {
  readonly signal?: AbortSignal | undefined
  readonly user?: string | undefined
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined
  readonly onPartial?: ((partial: Partial) => void) | undefined
}

/** The embedded engine, at work in the threads of a pool. */
export function createPoolEngine(pool: WorkerPool): AnalysisEngine {
  const optionsOf = <Partial>(listeners: Listeners<Partial>, characters: number) => ({
    user: listeners.user ?? nobody,
    signal: listeners.signal,
    characters,
    onEvent: (kind: 'progress' | 'partial', data: unknown) => {
      if (kind === 'progress') listeners.onProgress?.(data as ProgressEvent)
      else listeners.onPartial?.(data as Partial)
    },
  })
  return {
    name: 'embedded',
    summarize: (input) => {
      const { content, mode, language } = input
      return pool.run('summarize', { content, mode, language }, optionsOf(input, content.length))
    },
    answer: (input) => {
      const { content, question, history, language } = input
      const task = { content, question, history, language }
      return pool.run('answer', task, optionsOf(input, content.length))
    },
    writeExport: (input) => {
      const { format, summary, language } = input
      return pool.run('writeExport', { format, summary, language }, optionsOf(input, 0))
    },
    title: (input) => pool.run('title', { content: input.content }, optionsOf(input, 0)),
  }
}
