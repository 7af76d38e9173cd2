import { useCallback, useEffect, useState } from 'react'

const successMs = 3_000

export interface Banner {
  readonly tone: 'ok' | 'info' | 'danger'
  readonly text: string
}

/** One message at the top of the settings: a success goes by itself after 3 s, anything else when it is dismissed. */
export function useBanner() {
  const [banner, setBanner] = useState<Banner | null>(null)
  useEffect(() => {
    if (banner?.tone !== 'ok') return
    const timer = setTimeout(() => setBanner(null), successMs)
    return () => clearTimeout(timer)
  }, [banner])
  return {
    banner,
    show: setBanner,
    succeed: useCallback((text: string) => setBanner({ tone: 'ok', text }), []),
    fail: useCallback((text: string) => setBanner({ tone: 'danger', text }), []),
    dismiss: useCallback(() => setBanner(null), []),
  }
}

/** How a settings section tells how it went. */
export interface Report {
  succeed: (text: string) => void
  fail: (text: string) => void
  dismiss: () => void
}
