import { type FormEvent, type ReactNode, useState } from 'react'
import { useIsHydrated } from '../../../lib/browser/hydrated.ts'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { authenticate, isUnverified } from '../api/authenticate.ts'
import { type AuthMode, isMailed, type MailedMode, modeCopy } from '../model/auth-copy.ts'
import { errorText } from '../model/error-text.ts'
import { passwordProblem, tooShort } from '../model/password-rule.ts'
import { SentMail } from './sent-mail.tsx'

type Outcome =
  | { kind: 'none' }
  | { kind: 'mailed'; mode: MailedMode }
  | { kind: 'failed'; message: string; isUnverified: boolean }

interface Props {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onBusy: (isBusy: boolean) => void
  onSignedIn: () => void
  /** Other ways in; they stand above the form, not above the news of a mail. */
  others?: ReactNode
  /** Stands above the fields while nothing newer is to be said. */
  notice?: ReactNode
}

/** Signs in, signs up or asks for a reset; what was typed as email stays when the mode changes. */
export function EmailForm({ mode, onMode, onBusy, onSignedIn, others, notice }: Props) {
  const { passwordMinLength } = usePolicy()
  const isHydrated = useIsHydrated()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const copy = modeCopy[mode]

  const attempt = async (work: () => Promise<void>, mailed: MailedMode | null) => {
    setIsBusy(true)
    onBusy(true)
    setOutcome({ kind: 'none' })
    try {
      await work()
      if (mailed === null) {
        onSignedIn()
        return
      }
      onMode(mailed)
      setOutcome({ kind: 'mailed', mode: mailed })
    } catch (error) {
      setOutcome({
        kind: 'failed',
        message: errorText(error, 'An error occurred'),
        isUnverified: isUnverified(error),
      })
    }
    setIsBusy(false)
    onBusy(false)
  }
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
    void attempt(() => authenticate(mode, { email, password }), isMailed(mode) ? mode : null)
  }
  const change = (next: AuthMode) => {
    if (outcome.kind === 'mailed') setPassword('')
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
          onResend={() => authenticate(outcome.mode, { email, password })}
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
            <button
              type="button"
              className="link"
              onClick={() =>
                void attempt(() => authenticate('signup', { email, password }), 'signup')
              }
            >
              Send the verification email again
            </button>
          )}
        </Notice>
      )}
      <form method="post" onSubmit={submit}>
        <fieldset className="plain" disabled={!isHydrated}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete={mode === 'reset' ? 'email' : 'username'}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {mode !== 'reset' && (
            <PasswordField
              label="Password"
              name="password"
              autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
              required
              minLength={passwordMinLength}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...(mode === 'signup' && { hint: `At least ${passwordMinLength} characters` })}
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
