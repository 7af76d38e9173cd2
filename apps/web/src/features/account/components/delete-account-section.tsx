import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSession } from '../../../lib/auth/session.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { deleteAccount } from '../api/account.ts'
import { errorText } from '../model/error-text.ts'
import type { Report } from '../model/use-banner.ts'
import * as texts from '../texts.ts'

export function DeleteAccountSection({ report }: { report: Report }) {
  const { user, signOut } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const deleting = useMutation({
    mutationFn: deleteAccount,
    onMutate: report.dismiss,
    async onSuccess() {
      await signOut()
      const { removeAllDocuments } = await import('../../../lib/kept-documents/remove-documents.ts')
      await removeAllDocuments(user?.id ?? '').catch(() => undefined)
      showToast(texts.yourAccountWasDeleted)
    },
    onError(error) {
      report.fail(errorText(error, texts.failedToDeleteAccountPleaseContact))
      setIsAsking(false)
    },
  })
  const isDeleting = deleting.isPending
  const close = () => {
    if (!isDeleting) setIsAsking(false)
  }

  return (
    <Section title={texts.deleteAccount} description={texts.removesYourAccountAnyRemainingCredits}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {texts.deleteAccount}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        initialFocus={cancel}
        title={texts.deleteAccount}
        width="460px"
        isAlert
        footer={
          <>
            <Button ref={cancel} variant="quiet" disabled={isDeleting} onClick={close}>
              {texts.cancel}
            </Button>
            <Button variant="danger" isBusy={isDeleting} onClick={() => deleting.mutate()}>
              {isDeleting ? texts.deletingAccount : texts.deleteAccount}
            </Button>
          </>
        }
      >
        <p>{texts.areYouSureYouWant}</p>
      </Dialog>
    </Section>
  )
}
