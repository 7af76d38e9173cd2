import { helpHref } from '@precis/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../lib/auth/session.tsx'
import { usePolicy } from '../../../lib/http/config.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { changePassword } from '../api/passwords.ts'
import { errorText } from '../model/error-text.ts'
import { passwordProblem } from '../model/password-rule.ts'
import type { Report } from '../model/use-banner.ts'
import * as texts from '../texts.ts'
import { WithSideNote } from './with-side-note.tsx'

const empty = { current: '', next: '', confirmation: '' }

export function PasswordSection({ report }: { report: Report }) {
  const { user } = useSession()
  const { passwordMinLength } = usePolicy()
  const [typed, setTyped] = useState(empty)
  const isComplete = typed.current !== '' && typed.next !== '' && typed.confirmation !== ''
  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })

  const saving = useMutation({
    mutationFn: changePassword,
    onMutate: report.dismiss,
    onSuccess() {
      setTyped(empty)
      report.succeed(texts.passwordUpdatedSuccessfully)
    },
    onError: (error) => report.fail(errorText(error, texts.failedToUpdatePassword)),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (user === null || saving.isPending || !isComplete) return
    if (typed.next !== typed.confirmation) {
      report.fail(texts.newPasswordsDoNotMatch)
      return
    }
    const problem = passwordProblem(typed.next, passwordMinLength)
    if (problem !== null) {
      report.fail(problem)
      return
    }
    saving.mutate({ email: user.email, current: typed.current, next: typed.next })
  }

  return (
    <Section title={texts.changePassword} description={texts.youStaySignedInHere}>
      <WithSideNote
        note={
          <>
            {texts.oneThatYouUseNowhereElse}{' '}
            <Link className="link" to={helpHref('security/data-privacy', 'tips')}>
              {texts.securityTips}
            </Link>
            .
          </>
        }
      >
        <form className="stack" method="post" onSubmit={save}>
          <input
            hidden
            type="text"
            name="username"
            autoComplete="username"
            value={user?.email ?? ''}
            readOnly
          />
          <PasswordField
            {...field('current')}
            label={texts.currentPassword}
            autoComplete="current-password"
          />
          <PasswordField
            {...field('next')}
            label={texts.newPassword}
            autoComplete="new-password"
            minLength={passwordMinLength}
            hint={texts.atLeastCharacters(passwordMinLength)}
          />
          <PasswordField
            {...field('confirmation')}
            label={texts.confirmNewPassword}
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" isBusy={saving.isPending} disabled={!isComplete}>
              {saving.isPending ? texts.updatingPassword : texts.updatePassword}
            </Button>
          </div>
        </form>
      </WithSideNote>
    </Section>
  )
}
