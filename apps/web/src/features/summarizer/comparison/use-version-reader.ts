import { isFileError, type Policy } from '@precis/domain'
import type { ExtractedDocument, ReadingProgress } from '@precis/extraction'
import { useEffect, useRef, useState } from 'react'
import { reviewReason } from '../page-review/coverage.ts'
import { readInTab } from '../workbench/current-workbench.ts'
import { jobOf, type Source } from '../workbench/source.ts'
import { firstChoices, type Job } from '../workbench/work-state.ts'
import * as texts from './texts.ts'
import type { VersionFile } from './version.ts'

export type ReadingVersion =
  | { readonly status: 'idle'; readonly problem: string | null }
  | { readonly status: 'reading'; readonly job: Job; readonly progress: ReadingProgress | null }
  | {
      readonly status: 'locked'
      readonly job: Job
      readonly isWrong: boolean
      readonly isOpening: boolean
    }
  | {
      readonly status: 'doubtful'
      readonly job: Job
      readonly document: ExtractedDocument
      readonly file: VersionFile | null
    }

const idle: ReadingVersion = { status: 'idle', problem: null }

/** Reads another version with the reader of all documents. What could not be read whole waits for a word. */
export function useVersionReader(
  policy: Policy,
  onRead: (name: string, document: ExtractedDocument, file: VersionFile | null) => void,
) {
  const [state, setState] = useState<ReadingVersion>(idle)
  const running = useRef<{ controller: AbortController; source: Source } | null>(null)
  useEffect(() => () => running.current?.controller.abort(), [])

  const read = async (source: Source, password?: string) => {
    const controller = new AbortController()
    const { signal } = controller
    const job = jobOf(source, firstChoices)
    running.current = { controller, source }
    if (password === undefined) setState({ status: 'reading', job, progress: null })
    else setState({ status: 'locked', job, isWrong: false, isOpening: true })
    try {
      const document = await readInTab(policy)(source, {
        signal,
        password,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ status: 'reading', job, progress })
        },
      })
      if (signal.aborted) return
      const file = source.kind === 'paste' ? null : { source, password }
      // A short paste costs nothing here.
      const isDoubtful = document.kind !== 'paste' && reviewReason(document) !== null
      if (isDoubtful) setState({ status: 'doubtful', job, document, file })
      else onRead(job.name, document, file)
    } catch (error) {
      if (signal.aborted) return
      const code = isFileError(error) ? error.code : null
      const isLocked = code === 'password_needed' || code === 'wrong_password'
      if (isLocked) {
        setState({ status: 'locked', job, isWrong: code === 'wrong_password', isOpening: false })
      } else {
        const problem = error instanceof Error ? error.message : texts.theFileCouldNotBeRead
        setState({ status: 'idle', problem })
      }
    }
  }
  return {
    state,
    read: (source: Source) => void read(source),
    unlock(password: string) {
      if (running.current !== null) void read(running.current.source, password)
    },
    cancel() {
      running.current?.controller.abort()
      setState(idle)
    },
  }
}
