import { type Comparer, type Comparison, createComparer } from '@precis/analysis'
import { useEffect, useState } from 'react'

let comparer: Comparer | null = null

type Compared =
  | { readonly status: 'comparing' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly comparison: Comparison; readonly contents: Texts }

interface Texts {
  readonly before: string
  readonly after: string
}

/** Compares two contents in a worker, whenever one of them is another. */
export function useComparison(before: string, after: string): Compared {
  const [compared, setCompared] = useState<Compared>({ status: 'comparing' })
  useEffect(() => {
    const controller = new AbortController()
    setCompared({ status: 'comparing' })
    comparer ??= createComparer()
    comparer.compare(before, after, controller.signal).then(
      (comparison) => setCompared({ status: 'ready', comparison, contents: { before, after } }),
      () => {
        if (!controller.signal.aborted) setCompared({ status: 'failed' })
      },
    )
    return () => controller.abort()
  }, [before, after])
  return compared
}
