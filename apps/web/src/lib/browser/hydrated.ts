import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered markup, true once the page can answer: an earlier submit would leave through the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
