import { useEffect, useRef } from 'react'
import { onVerifiedElsewhere, pendingSignUp } from '../../../lib/auth/pending-sign-up.ts'
import { enterSignedUp } from '../../../lib/auth/sign-up.ts'

const pauseMs = 3_000

/**
 * Signs this tab in once the address that it signed up with is verified, wherever that was. Another tab of this browser says
 * so; for other devices the server is asked every few seconds, and when this tab is looked at again.
 */
export function useSelfSignIn(isWaiting: boolean, onSignedIn: () => void): void {
  const tell = useRef(onSignedIn)
  useEffect(() => {
    tell.current = onSignedIn
  }, [onSignedIn])
  useEffect(() => {
    if (!isWaiting) return
    let asking: Promise<void> = Promise.resolve()
    let isLeft = false
    const ask = async () => {
      if (isLeft || pendingSignUp() === null) return
      const hasEntered = await enterSignedUp().catch(() => false)
      if (hasEntered && !isLeft) tell.current()
    }
    const askNext = () => {
      asking = asking.then(ask)
    }
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') askNext()
    }
    const timer = setInterval(askWhenSeen, pauseMs)
    const stop = onVerifiedElsewhere(askNext)
    document.addEventListener('visibilitychange', askWhenSeen)
    askWhenSeen()
    return () => {
      isLeft = true
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [isWaiting])
}
