import { helpHref } from '@precis/domain'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type LinkOutcome, useSession } from '../../lib/auth/session.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AuthLayout } from './components/auth-layout.tsx'
import { EmailForm } from './components/email-form.tsx'
import { GoogleButton } from './components/google-button.tsx'
import { NewPasswordForm } from './components/new-password-form.tsx'
import { type AuthMode, type AuthPurpose, authPurpose, headings } from './model/auth-copy.ts'
import { pathFromState, rememberedReturn, rememberReturn } from './model/return-to.ts'
import * as texts from './texts.ts'

const expired = texts.thisLinkHasExpired

function ExpiredNotice({ text }: { text: string }) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <Link className="link" to={helpHref('troubleshooting/error-messages', 'link-expired')}>
        {texts.aboutExpiredLinks}
      </Link>
    </Notice>
  )
}

function linkNotice(purpose: AuthPurpose, link: LinkOutcome) {
  if (link === 'google-failed') {
    return <Notice tone="danger">{texts.failedToSignInWithGoogle}</Notice>
  }
  if (purpose === 'update-password') {
    return <ExpiredNotice text={texts.enterYourEmailToGet(expired)} />
  }
  if (link !== 'failed') return null
  return (
    <ExpiredNotice
      text={purpose === 'verify-email' ? texts.ifYourEmailIsVerifiedAlready(expired) : expired}
    />
  )
}

const firstMode: Readonly<Record<AuthPurpose, AuthMode>> = {
  'sign-in': 'signin',
  'sign-up': 'signup',
  'verify-email': 'signin',
  'update-password': 'reset',
}

/** Signing up is announced as such wherever it began, and signing in is never called it. */
function headingOf(asked: AuthPurpose, mode: AuthMode): AuthPurpose {
  if (mode === 'signup') return 'sign-up'
  return asked === 'sign-up' ? 'sign-in' : asked
}

/** `/auth`: sign in, sign up, reset; and the two addresses that mailed links lead to. */
export function AuthPage() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const asked = authPurpose(params.get('mode'))
  const isStaleVerification = asked === 'verify-email' && session.link === 'failed'
  const [mode, setMode] = useState<AuthMode>(firstMode[asked])
  const [isBusy, setIsBusy] = useState(false)
  const [hasSignedIn, setHasSignedIn] = useState(false)
  const [hasLinkEnded, setHasLinkEnded] = useState(false)
  const [googleError, setGoogleError] = useState<string | null>(null)
  const returnTo = pathFromState(location.state)

  if (session.status === 'in' && (asked === 'sign-in' || asked === 'sign-up' || hasSignedIn)) {
    const back = session.link === 'signed-in' ? rememberedReturn() : null
    return <Navigate to={returnTo ?? back ?? '/analyze'} replace />
  }
  const { title, subtitle } = headings[headingOf(isStaleVerification ? 'sign-in' : asked, mode)]
  const isRecovered =
    asked === 'update-password' &&
    session.link === 'recovery' &&
    session.user !== null &&
    !hasLinkEnded
  if (asked === 'update-password' && session.status === 'loading') {
    return (
      <AuthLayout title={title} subtitle={subtitle}>
        <div className="pending">
          <Loading />
        </div>
      </AuthLayout>
    )
  }
  if (isRecovered) {
    return (
      <AuthLayout title={title} subtitle={subtitle}>
        <NewPasswordForm
          email={session.user?.email ?? ''}
          onDone={() => void navigate('/analyze', { replace: true })}
          onExpired={() => setHasLinkEnded(true)}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={title} subtitle={subtitle}>
      <EmailForm
        mode={mode}
        onMode={setMode}
        onBusy={setIsBusy}
        onSignedIn={() => {
          rememberReturn(null)
          setHasSignedIn(true)
        }}
        others={
          asked !== 'update-password' && (
            <>
              {googleError !== null && <Notice tone="danger">{googleError}</Notice>}
              <GoogleButton isDisabled={isBusy} returnTo={returnTo} onError={setGoogleError} />
              <div className="or">{texts.orContinueWithEmail}</div>
            </>
          )
        }
        notice={linkNotice(asked, session.link)}
      />
    </AuthLayout>
  )
}
