import { helpHref } from '@precis/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { forgetPendingSignUp, pendingSignUp } from '../../../lib/auth/pending-sign-up.ts'
import { useIsHydrated } from '../../../lib/browser/hydrated.ts'
import { wasReloaded } from '../../../lib/browser/was-reloaded.ts'
import { usePolicy } from '../../../lib/http/config.tsx'
import { bindWaiting } from '../../../lib/waiting-document/waiting-note.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { authenticate, isUnverified } from '../api/authenticate.ts'
import { type AuthMode, isMailed, type MailedMode, modeCopy } from '../model/auth-copy.ts'
import { errorText } from '../model/error-text.ts'
import { passwordProblem, tooShort } from '../model/password-rule.ts'
import * as texts from '../texts.ts'
import { SentMail } from './sent-mail.tsx'
import { useSelfSignIn } from './use-self-sign-in.ts'

type Outcome =
  | { kind: 'none' }
  | { kind: 'mailed'; mode: MailedMode }
  | { kind: 'failed'; message: string; isUnverified: boolean }

interface Props {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onBusy: (isBusy: boolean) => void
  onSignedIn: () => void
  /** Other ways in; they are above the form, not above the news of a mail. */
  others?: ReactNode
  /** Shown above the fields while nothing newer is to be said. */
  notice?: ReactNode
}

/** Signs in, signs up or asks for a reset; what was typed as email stays when the mode changes. */
export function EmailForm({ mode, onMode, onBusy, onSignedIn, others, notice }: Props) {
  const { passwordMinLength } = usePolicy()
  const isHydrated = useIsHydrated()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const copy = modeCopy[mode]
  const isAwaitingLink = outcome.kind === 'mailed' && outcome.mode === 'signup'
  useSelfSignIn(isAwaitingLink, onSignedIn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page finds when it opens
  useEffect(() => {
    const pending = mode === 'signup' && wasReloaded() ? pendingSignUp() : null
    if (pending === null) return
    setEmail(pending.email)
    setOutcome({ kind: 'mailed', mode: 'signup' })
  }, [])

  const sending = useMutation({
    mutationFn: (as: AuthMode) => authenticate(as, { email, password }),
    onMutate() {
      onBusy(true)
      setOutcome({ kind: 'none' })
    },
    onSuccess(_, as) {
      if (!isMailed(as)) {
        forgetPendingSignUp()
        return onSignedIn()
      }
      if (as === 'signup') bindWaiting(email)
      onMode(as)
      setOutcome({ kind: 'mailed', mode: as })
      onBusy(false)
    },
    onError(error) {
      const message = errorText(error, texts.anErrorOccurred)
      setOutcome({ kind: 'failed', message, isUnverified: isUnverified(error) })
      onBusy(false)
    },
  })
  // The form stays busy until the person who signed in is led on.
  const isBusy = sending.isPending || (sending.isSuccess && !isMailed(sending.variables))
  const problemWith = (typed: string) => {
    if (mode === 'signup') return passwordProblem(typed, passwordMinLength)
    return mode === 'signin' && typed.length < passwordMinLength
      ? tooShort(passwordMinLength)
      : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = problemWith(password)
    if (problem !== null) {
      setOutcome({ kind: 'failed', message: problem, isUnverified: false })
      return
    }
    sending.mutate(mode)
  }
  const change = (next: AuthMode) => {
    if (outcome.kind === 'mailed') {
      setPassword('')
      forgetPendingSignUp()
    }
    setOutcome({ kind: 'none' })
    onMode(next)
  }

  const links = (
    <div className="links">
      {copy.links.map(({ to, label }) => (
        <button
          key={to}
          type="button"
          className="link"
          disabled={isBusy}
          onClick={() => change(to)}
        >
          {label}
        </button>
      ))}
    </div>
  )
  if (outcome.kind === 'mailed') {
    return (
      <>
        <SentMail
          mode={outcome.mode}
          email={email}
          isWaiting={isAwaitingLink && pendingSignUp() !== null}
          onResend={
            outcome.mode === 'signup' && password === ''
              ? null
              : () => authenticate(outcome.mode, { email, password })
          }
          onChangeEmail={() => change(outcome.mode)}
        />
        {links}
      </>
    )
  }

  return (
    <>
      {others}
      {outcome.kind === 'none' && notice}
      {outcome.kind === 'failed' && (
        <Notice tone="danger">
          <p>{outcome.message}</p>
          {outcome.isUnverified && (
            <button type="button" className="link" onClick={() => sending.mutate('signup')}>
              {texts.sendTheVerificationEmailAgain}
            </button>
          )}
          <Link className="link" to={helpHref('troubleshooting/error-messages', 'sign-in-errors')}>
            {texts.helpWithSigningIn}
          </Link>
        </Notice>
      )}
      <form method="post" onSubmit={submit}>
        <fieldset className="plain" disabled={!isHydrated}>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete={mode === 'reset' ? 'email' : 'username'}
            required
            missing={texts.enterYourEmailAddress}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {mode !== 'reset' && (
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
              required
              missing={texts.enterYourPassword}
              minLength={passwordMinLength}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(mode === 'signup' && { hint: texts.atLeastCharacters(passwordMinLength) })}
            />
          )}
          <Button type="submit" isBlock isBusy={isBusy}>
            {isBusy ? copy.busy : copy.submit}
          </Button>
        </fieldset>
      </form>
      {links}
    </>
  )
}
