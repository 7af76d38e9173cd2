import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useIsHydrated } from '../../../lib/browser/hydrated.ts'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { setRecoveredPassword } from '../api/passwords.ts'
import { errorText } from '../model/error-text.ts'
import { passwordProblem } from '../model/password-rule.ts'
import * as texts from '../texts.ts'

interface Props {
  email: string
  onDone: () => void
  onExpired: () => void
}

/** Takes a new password and its confirmation from somebody who came by a recovery link. */
export function NewPasswordForm({ email, onDone, onExpired }: Props) {
  const { passwordMinLength } = usePolicy()
  const isHydrated = useIsHydrated()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [error, setError] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: setRecoveredPassword,
    onMutate: () => setError(null),
    onSuccess: (isSaved) => (isSaved ? onDone() : onExpired()),
    onError: (cause) => setError(errorText(cause, texts.failedToUpdatePassword)),
  })
  // Busy until the page has gone on.
  const isBusy = saving.isPending || saving.isSuccess

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = passwordProblem(password, passwordMinLength)
    if (problem !== null) setError(problem)
    else if (password !== confirmation) setError(texts.newPasswordsDoNotMatch)
    else saving.mutate(password)
  }

  return (
    <>
      {error !== null && <Notice tone="danger">{error}</Notice>}
      <form method="post" onSubmit={submit}>
        <fieldset className="plain" disabled={!isHydrated}>
          <input
            hidden
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
          />
          <PasswordField
            label={texts.newPassword}
            name="new-password"
            autoComplete="new-password"
            required
            missing={texts.enterANewPassword}
            minLength={passwordMinLength}
            hint={texts.atLeastCharacters(passwordMinLength)}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordField
            label={texts.confirmNewPassword}
            name="confirm-password"
            autoComplete="new-password"
            required
            missing={texts.enterTheNewPasswordAgain}
            minLength={passwordMinLength}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
          <Button type="submit" isBlock isBusy={isBusy}>
            {isBusy ? texts.updatingPassword : texts.updatePassword}
          </Button>
        </fieldset>
      </form>
    </>
  )
}
