import { forgetConfig, loadConfig } from '../http/config.tsx'
import type { Supabase } from './open-supabase.ts'

/** Where the session is kept in the browser's storage. */
export const sessionStorageKey = 'precis.session'

const connectListeners = new Set<() => void>()

let client: Promise<Supabase> | undefined

async function connect(): Promise<Supabase> {
  for (const listener of connectListeners) listener()
  const [config, { openSupabase }] = await Promise.all([loadConfig(), import('./open-supabase.ts')])
  return openSupabase(config.supabaseUrl, config.supabaseKey, sessionStorageKey)
}

/** The one client of this page. Addresses that carry a session are read by `auth-link.ts`, not by the client. */
export function getSupabase(): Promise<Supabase> {
  client ??= connect()
  return client
}

/** Whether an earlier visit, or another tab, left a session in this browser. */
export function hasStoredSession(): boolean {
  return window.localStorage.getItem(sessionStorageKey) !== null
}

/** Calls `listener` when a session may come to be: this tab connects, or another one signs in. Returns the way to stop. */
export function onSessionPossible(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === sessionStorageKey && newValue !== null) listener()
  }
  connectListeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    connectListeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** Drops client and configuration, so that the next caller connects afresh. */
export function forgetSupabase(): void {
  client = undefined
  forgetConfig()
}
