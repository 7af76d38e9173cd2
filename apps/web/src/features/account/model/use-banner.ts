import { useCallback, useEffect, useState } from 'react'

const successMs = 3_000

export interface Banner {
  readonly tone: 'ok' | 'info' | 'danger'
  readonly text: string
}

/** One message at the top of the settings: a success goes by itself after 3 s, anything else when it is dismissed. */
export function useBanner() {
  const [{ banner, count }, setShown] = useState<Shown>({ banner: null, count: 0 })
  useEffect(() => {
    if (banner?.tone !== 'ok') return
    const timer = setTimeout(() => setShown(without), successMs)
    return () => clearTimeout(timer)
  }, [banner])
  return {
    banner,
    /** Another one for each message, so that the same words are announced again. */
    count,
    show: useCallback((shown: Banner) => setShown(next(shown)), []),
    succeed: useCallback((text: string) => setShown(next({ tone: 'ok', text })), []),
    fail: useCallback((text: string) => setShown(next({ tone: 'danger', text })), []),
    dismiss: useCallback(() => setShown(without), []),
  }
}

interface Shown {
  banner: Banner | null
  count: number
}

const without = ({ count }: Shown): Shown => ({ banner: null, count })
const next =
  (banner: Banner) =>
  ({ count }: Shown): Shown => ({ banner, count: count + 1 })

/** How a settings section tells how it went. */
export interface Report {
  succeed: (text: string) => void
  fail: (text: string) => void
  dismiss: () => void
}
