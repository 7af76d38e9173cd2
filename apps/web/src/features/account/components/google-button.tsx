import { useState } from 'react'
import { googleSignInUrl } from '../../../lib/auth/google-sign-in.ts'
import { useConfig } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { GoogleIcon } from '../../../ui/icons.tsx'
import { rememberReturn } from '../model/return-to.ts'
import * as texts from '../texts.ts'

interface Props {
  isDisabled: boolean
  returnTo: string | null
  onError: (message: string) => void
}

/** Leads to Google and back to `/auth`; says so where the operator has not set Google up. */
export function GoogleButton({ isDisabled, returnTo, onError }: Props) {
  const { google } = useConfig()
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    setIsBusy(true)
    try {
      rememberReturn(returnTo)
      window.location.assign(await googleSignInUrl(`${window.location.origin}/auth`))
    } catch {
      setIsBusy(false)
      onError(texts.failedToSignInWithGoogle)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        isBlock
        isBusy={isBusy}
        disabled={isDisabled || !google}
        aria-describedby={google ? undefined : 'google-hint'}
        onClick={() => void start()}
      >
        <GoogleIcon />
        {isBusy ? texts.signingIn : texts.continueWithGoogle}
      </Button>
      {!google && (
        <p className="hint" id="google-hint">
          {texts.googleSignInIsNotSet}
        </p>
      )}
    </>
  )
}
