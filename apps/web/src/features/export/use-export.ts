import { type ExportFormatId, isAppError } from '@precis/domain'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { writeExport } from './api/write-export.ts'
import type { ExportSource } from './export-source.ts'
import { type ExportState, firstExportState, reduceExport, tickMs } from './model/export-state.ts'
import { readLastExport } from './model/last-export.ts'
import * as texts from './texts.ts'

const showFullMs = 300
const resetAfterMs = 1_000

interface Export {
  readonly state: ExportState
  choose(formatId: ExportFormatId): void
  generate(): void
  cancel(): void
  again(): void
  close(): void
}

function messageOf(error: unknown): string {
  const isSayable = isAppError(error) || (error instanceof Error && error.message !== '')
  return isSayable ? error.message : texts.exportGenerationFailed
}

/** The three steps of an export; one request at a time, ended by leaving it. */
export function useExport(source: ExportSource): Export {
  const [state, send] = useReducer(reduceExport, firstExportState, (first) => ({
    ...first,
    formatId: readLastExport()?.formatId ?? first.formatId,
  }))
  const running = useRef<AbortController | null>(null)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => stop, [stop])

  const isWriting = state.step === 'generate' && state.text === ''
  useEffect(() => {
    if (!isWriting) return
    const timer = setInterval(() => send({ type: 'ticked' }), tickMs)
    return () => clearInterval(timer)
  }, [isWriting])
  const isFull = state.progress === 100
  useEffect(() => {
    if (!isFull) return
    const show = setTimeout(() => send({ type: 'shown' }), showFullMs)
    const reset = setTimeout(() => send({ type: 'settled' }), resetAfterMs)
    return () => {
      clearTimeout(show)
      clearTimeout(reset)
    }
  }, [isFull])

  const write = async () => {
    const controller = new AbortController()
    running.current = controller
    send({ type: 'started' })
    try {
      const { signal } = controller
      const { sending } = source
      const written = await writeExport({
        formatId: state.formatId,
        documentId: source.documentId,
        language: source.language,
        input: sending === undefined ? source.input : await sending.input(signal),
        signal,
        fetch: sending?.fetch,
      })
      const text = sending?.restore(written) ?? written
      if (!controller.signal.aborted) send({ type: 'written', text })
    } catch (error) {
      if (!controller.signal.aborted) send({ type: 'failed', message: messageOf(error) })
    } finally {
      if (running.current === controller) running.current = null
    }
  }

  return {
    state,
    choose: (formatId) => send({ type: 'chosen', formatId }),
    generate() {
      if (running.current === null) void write()
    },
    cancel() {
      stop()
      send({ type: 'again' })
    },
    again: () => send({ type: 'again' }),
    close() {
      stop()
      send({ type: 'closed' })
    },
  }
}
