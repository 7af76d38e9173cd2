import { useSyncExternalStore } from 'react'

export interface DeviceSwitch {
  isOn(): boolean
  set(isOn: boolean): void
  useIsOn(): boolean
}

/** A choice between on and off that this browser remembers. Where nothing can be stored it holds in this tab. */
export function deviceSwitch(storageKey: string, standard: boolean): DeviceSwitch {
  const listeners = new Set<() => void>()
  let said: boolean | null = null

  const stored = () => {
    try {
      const kept = localStorage.getItem(storageKey)
      return kept === null ? standard : kept === 'on'
    } catch {
      return standard
    }
  }
  const isOn = () => said ?? stored()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    isOn,
    set(next) {
      try {
        if (next === standard) localStorage.removeItem(storageKey)
        else localStorage.setItem(storageKey, next ? 'on' : 'off')
        // Another tab may say otherwise later.
        said = null
      } catch {
        said = next
      }
      for (const listener of listeners) listener()
    },
    useIsOn: () => useSyncExternalStore(subscribe, isOn, () => standard),
  }
}
