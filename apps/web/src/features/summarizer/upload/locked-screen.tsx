import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { LockIcon } from '../../../ui/icons.tsx'
import { factLine, fileType, formatSize } from '../file-facts.ts'
import type { Locked } from '../workbench/work-state.ts'
import './locked.css'
import { PrivacyLine } from '../privacy-line.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import * as texts from './texts.ts'

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
    texts.protectedByAPassword,
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
              label={texts.filePassword}
              hint={texts.itOpensTheFile}
              error={isWrong ? texts.thisPasswordDoesNotOpen : undefined}
              autoComplete="off"
              readOnly={isOpening}
              required
              missing={texts.enterTheFilesPassword}
            />
            <div className="row">
              <Button type="submit" isBusy={isOpening}>
                {isOpening ? texts.opening : texts.openTheFile}
              </Button>
              <Button variant="secondary" onClick={onLeave}>
                {texts.cancel}
              </Button>
            </div>
          </form>
          <PrivacyLine>
            <p>{texts.nothingHasBeenSent}</p>
          </PrivacyLine>
        </div>
      </div>
    </div>
  )
}
