import { useSyncExternalStore } from 'react'

/** An analysis that goes on while other pages are looked at. `waiting` and `locked`: it needs an answer, or a password, before it goes on. */
export interface OngoingWork {
  readonly status: 'working' | 'waiting' | 'locked' | 'ready' | 'stopped'
  readonly name: string
  readonly percent: number
}

let current: OngoingWork | null = null
const listeners = new Set<() => void>()

/** Reports the progress of the work; null when there is none to report. */
export function tellOngoingWork(next: OngoingWork | null): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOngoingWork(): OngoingWork | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
