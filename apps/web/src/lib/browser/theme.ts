import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** Also read by `public/before-paint.js`, which applies the choice before the first paint. */
const storageKey = 'precis.theme'
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a theme and keeps it; `system` follows the device and keeps nothing. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    window.localStorage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.theme = theme
    window.localStorage.setItem(storageKey, theme)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}
