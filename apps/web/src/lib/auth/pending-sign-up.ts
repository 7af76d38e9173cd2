import * as z from 'zod/mini'

const key = 'precis.sign-up'
const channelName = 'precis.verified'
/** As long as the mailed link is good. */
const maxAgeMs = 60 * 60 * 1000

const pendingSchema = z.object({ email: z.string(), secret: z.string(), madeAt: z.number() })

/** A sign-up of this tab whose address is not verified yet. By its secret the tab may sign itself in when it is. */
export type PendingSignUp = z.infer<typeof pendingSchema>

export function pendingSignUp(): PendingSignUp | null {
  try {
    const pending = pendingSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return Date.now() - pending.madeAt < maxAgeMs ? pending : null
  } catch {
    return null
  }
}

export function keepPendingSignUp(email: string, secret: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, secret, madeAt: Date.now() }))
  } catch {
    // Then whoever signed up types the password once more.
  }
}

export function forgetPendingSignUp(): void {
  sessionStorage.removeItem(key)
}

/** Tells the other tabs of this browser that a mailed link has verified an address. */
export function tellVerified(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('verified')
  channel.close()
}

/** Calls `listener` when another tab has followed a verification link. Returns a function that stops it. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = listener
  return () => channel.close()
}
