import { useSyncExternalStore } from 'react'

const storageKey = 'precis.keep-documents'
const listeners = new Set<() => void>()

/** Whether finished documents are kept on this device. They are, unless somebody has said no. */
export function isKeepingOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return false
  }
}

/** Says for every account of this browser whether documents finished from now on are kept. */
export function setKeeping(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage nothing is kept anyway.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsKeepingOn(): boolean {
  return useSyncExternalStore(subscribe, isKeepingOn, () => true)
}
