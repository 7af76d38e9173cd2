import { maxNameCharacters } from '@precis/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { QueryState } from '../../../ui/feedback/query-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { saveFullName } from '../api/account.ts'
import { errorText } from '../model/error-text.ts'
import type { Report } from '../model/use-banner.ts'
import * as texts from '../texts.ts'
import { WithSideNote } from './with-side-note.tsx'

export function ProfileSection({ report }: { report: Report }) {
  const { user, profile, refreshAccount } = useSession()
  const [typed, setTyped] = useState<string | null>(null)
  const fullName = typed ?? profile?.full_name ?? ''
  const email = user?.email ?? ''

  const saving = useMutation({
    async mutationFn(userId: string) {
      await saveFullName(userId, fullName.trim())
      await refreshAccount()
    },
    onMutate: report.dismiss,
    onSuccess() {
      setTyped(null)
      report.succeed(texts.profileUpdatedSuccessfully)
    },
    onError: (error) => report.fail(errorText(error, texts.failedToUpdateProfile)),
  })
  const loading = useMutation({ mutationFn: refreshAccount })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (user !== null && !saving.isPending) saving.mutate(user.id)
  }

  // Without the profile the form would save an empty name, so it waits.
  return (
    <Section title={texts.profile} description={texts.yourNameStandsInTheMenu}>
      {profile === null ? (
        <QueryState
          isLoading={loading.isPending}
          loadingLabel={texts.loadingYourProfile}
          failure={texts.yourProfileCouldNotBeLoaded}
          onRetry={() => loading.mutate()}
        />
      ) : (
        <WithSideNote note={texts.nobodyButYouSeesYourName}>
          <form className="stack" method="post" onSubmit={save}>
            <TextField
              label={texts.fullName}
              name="name"
              autoComplete="name"
              maxLength={maxNameCharacters}
              value={fullName}
              onChange={(event) => setTyped(event.target.value)}
            />
            <TextField
              label={texts.emailAddress}
              type="email"
              readOnly
              value={email}
              title={email}
              hint={texts.contactSupportToChangeYourEmail}
            />
            <div>
              <Button type="submit" isBusy={saving.isPending}>
                {saving.isPending ? texts.saving : texts.saveChanges}
              </Button>
            </div>
          </form>
        </WithSideNote>
      )}
    </Section>
  )
}
