import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at most that wide; by default, narrower than the layouts that have a margin column. */
export function useIsNarrow(maxWidthPx = 767): boolean {
  const query = `(max-width: ${maxWidthPx}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
