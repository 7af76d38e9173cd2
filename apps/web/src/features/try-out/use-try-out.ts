import type { Policy } from '@precis/domain'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TryOutClient } from './api/try-out-client.ts'
import { TryOutClientContext } from './api/try-out-client-context.ts'
import { checkLength, checkPages, checkSize } from './model/limits.ts'
import {
  failureOf,
  namedAfter,
  type TryOutSource,
  type TryOutState,
} from './model/try-out-state.ts'

const idle: TryOutState = { stage: 'idle', failure: null }

/** The try-out's way from a document to its summary, all of it on this device. */
export function useTryOut(policy: Policy) {
  const createClient = use(TryOutClientContext)
  const [state, setState] = useState<TryOutState>(idle)
  const [isReady, setIsReady] = useState(false)
  const client = useRef<Promise<TryOutClient> | null>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
      void client.current?.then(
        (one) => one.close(),
        () => undefined,
      )
      client.current = null
    },
    [],
  )

  const connect = useCallback(() => {
    if (client.current === null) {
      const asked = createClient(policy)
      // Without its code the next document asks for it again.
      asked.catch(() => {
        if (client.current === asked) client.current = null
      })
      client.current = asked
    }
    return client.current
  }, [createClient, policy])
  const prepare = useCallback(() => {
    const asked = connect()
    asked
      .then((one) => one.prepare())
      .then(
        (isComplete) => {
          if (client.current === asked) setIsReady(isComplete)
        },
        () => undefined,
      )
  }, [connect])

  const start = useCallback(
    async (source: TryOutSource) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const show = (next: TryOutState) => {
        if (running.current === controller) setState(next)
      }
      const startedAt = performance.now()
      const named = namedAfter(source)
      show({ stage: 'reading', ...named, done: 0, total: 0 })
      try {
        if (source.kind === 'file') checkSize(source.file.size, policy)
        const document = await (await connect()).read(source, {
          signal,
          onProgress: ({ done, total }) => {
            try {
              checkPages(total, policy)
              show({ stage: 'reading', ...named, done, total })
            } catch (error) {
              controller.abort(error)
            }
          },
        })
        checkLength(document.content.length, policy)
        show({ stage: 'summarizing', ...named, document })
        const summary = await (await connect()).summarize(document.content, signal)
        const tookMs = performance.now() - startedAt
        show({ stage: 'result', ...named, document, summary, tookMs })
      } catch (error) {
        show({ stage: 'idle', failure: failureOf(error) })
        prepare()
      }
    },
    [connect, policy, prepare],
  )

  const reset = useCallback(() => {
    const job = running.current
    running.current = null
    job?.abort()
    prepare()
    setState(idle)
  }, [prepare])

  return useMemo(
    () => ({ state, isReady, prepare, start, reset }),
    [state, isReady, prepare, start, reset],
  )
}
