import type { PublicConfig } from '@precis/domain'
import { type ReactNode, useCallback, useState } from 'react'
import type { AuthLink } from '../lib/auth/auth-link.ts'
import { SessionProvider } from '../lib/auth/session.tsx'
import { forgetSupabase } from '../lib/auth/supabase.ts'
import { ConfigProvider } from '../lib/http/config.tsx'
import { StartFailure } from './shell/failures/start-failure.tsx'

interface Props {
  /** The router with its routes. */
  children: ReactNode
  /** Asked from the server when the page does not bring it. */
  config?: PublicConfig
  link?: AuthLink
  onSignedOut?: () => Promise<void> | void
}

/** The whole application around its routes: configuration and session. */
export function App({ children, config, link, onSignedOut }: Props) {
  const [attempt, setAttempt] = useState(0)
  const startAgain = useCallback(() => {
    forgetSupabase()
    setAttempt((count) => count + 1)
  }, [])
  return (
    <StartFailure key={attempt} onRetry={startAgain}>
      <ConfigProvider config={config ?? null}>
        <SessionProvider {...(link && { link })} {...(onSignedOut && { onSignedOut })}>
          {children}
        </SessionProvider>
      </ConfigProvider>
    </StartFailure>
  )
}
