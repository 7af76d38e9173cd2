import { useSyncExternalStore } from 'react'

const storageKey = 'precis.hide-names'
const listeners = new Set<() => void>()
/** Said in this tab; holds too where nothing can be stored. */
let said: boolean | null = null

function isStored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

/** Whether names are hidden before a document is sent. They are not, unless somebody has asked for it on this device. */
export function isHidingOn(): boolean {
  return said ?? isStored()
}

/** Says for documents from now on whether names are hidden. */
export function setHiding(isOn: boolean): void {
  said = isOn
  try {
    if (isOn) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // It holds in this tab.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsHidingOn(): boolean {
  return useSyncExternalStore(subscribe, isHidingOn, () => false)
}
