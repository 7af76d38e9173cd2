import { defaultPolicy, type Profile, type PublicConfig } from '@precis/domain'
import { sessionStorageKey } from '../lib/auth/stored-session.ts'

export const testConfig: PublicConfig = {
  supabaseUrl: window.location.origin,
  supabaseKey: 'publishable-key',
  engine: 'embedded',
  payments: 'stripe',
  google: true,
  policy: defaultPolicy,
}

const user = {
  id: '5f0c2f5e-6a83-4f5b-9a54-0f5d1c2f7a11',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'mara@tideline.example',
  app_metadata: {},
  user_metadata: {},
  identities: [],
  created_at: '2026-01-01T00:00:00Z',
}

/** The person most tests are about. */
export const mara = user

export function profileOf(changes: Partial<Profile> = {}): Profile {
  return {
    id: user.id,
    full_name: 'Mara Oduya',
    email: user.email,
    subscription_type: 'paid',
    documents_limit: 10,
    documents_used: 3,
    last_reset_date: null,
    credits_expire_at: null,
    deleted: false,
    deleted_at: null,
    ...changes,
  }
}

/** What the authentication service answers when somebody signs in. */
export function sessionBody(accessToken = 'access-token') {
  return {
    access_token: accessToken,
    refresh_token: 'refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user,
  }
}

/** Leaves a session in the browser's storage, as an earlier visit would have. */
export function keepSession(): void {
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(sessionBody()))
}
