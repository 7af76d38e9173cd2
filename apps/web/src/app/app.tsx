import type { PublicConfig } from '@precis/domain'
import { type ReactNode, useCallback, useState } from 'react'
import type { AuthLink } from '../lib/auth-link.ts'
import { ConfigProvider } from '../lib/config.tsx'
import { SessionProvider } from '../lib/session.tsx'
import { forgetSupabase } from '../lib/supabase.ts'
import { StartFailure } from './shell/start-failure.tsx'

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
