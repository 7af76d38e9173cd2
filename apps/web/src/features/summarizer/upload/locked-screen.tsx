import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { LockIcon } from '../../../ui/icons.tsx'
import { factLine, fileType, formatSize } from '../file-facts.ts'
import type { Locked } from '../workbench/work-state.ts'
import './locked.css'
import { PrivacyLine } from '../privacy-line.tsx'
import { ScreenTitle } from '../screen-title.tsx'

const passwordField = 'file-password'

interface Props {
  state: Locked
  onUnlock: (password: string) => void
  onLeave: () => void
}

/** Asks for the password of an encrypted file, which opens it on this device. */
export function LockedScreen({ state, onUnlock, onLeave }: Props) {
  const { job, isWrong, isOpening } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpening) return
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [isOpening])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get(passwordField)
    if (typeof given === 'string' && given !== '') onUnlock(given)
  }
  const facts = factLine(
    fileType(job.name),
    job.sizeBytes !== null && formatSize(job.sizeBytes),
    'protected by a password',
  )
  return (
    <div className="wrap summarizer-page">
      <div className="summarizer-head">
        <div>
          <ScreenTitle>{job.name}</ScreenTitle>
          <p className="num">{facts}</p>
        </div>
      </div>
      <div className="prog is-locked">
        <div className="left" aria-hidden="true">
          <div className="pages">
            <div className="pg locked">
              <LockIcon />
            </div>
          </div>
        </div>
        <div className="right">
          <form ref={form} method="post" onSubmit={submit}>
            <PasswordField
              id={passwordField}
              name={passwordField}
              label="Password of this file"
              hint="It opens the file on this device. It is not sent and not kept."
              error={isWrong ? 'This password does not open the file. Try again.' : undefined}
              autoComplete="off"
              readOnly={isOpening}
              required
            />
            <div className="row">
              <Button type="submit" isBusy={isOpening}>
                {isOpening ? 'Opening...' : 'Open the file'}
              </Button>
              <Button variant="secondary" onClick={onLeave}>
                Cancel
              </Button>
            </div>
          </form>
          <PrivacyLine>
            <p>Nothing has been sent, and no credit used.</p>
          </PrivacyLine>
        </div>
      </div>
    </div>
  )
}
