import { forgetConfig, loadConfig } from '../http/config.tsx'
import type { Supabase } from './open-supabase.ts'
import { sessionStorageKey } from './stored-session.ts'

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

/** Calls `listener` when a session may come to be: this tab connects, or another one signs in. Returns a function that stops it. */
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
