import type { ReactNode } from 'react'
import { LockIcon } from '../../ui/icons.tsx'
import { HidingChoice } from './hiding/hiding-choice.tsx'
import { KeepingChoice } from './shelf/keeping/keeping-choice.tsx'
import * as texts from './texts.ts'

export function PrivacyLine({ children }: { children: ReactNode }) {
  return (
    <div className="priv">
      <LockIcon />
      <div>{children}</div>
    </div>
  )
}

/** Where text goes, and what this device keeps of it. */
export function UploadPrivacy() {
  return (
    <PrivacyLine>
      <p>{texts.textIsExtractedInYourBrowser}</p>
      <HidingChoice />
      <details>
        <summary>{texts.whatThisDeviceKeeps}</summary>
        <p>{texts.theFinishedSummaryAndTheText}</p>
        <KeepingChoice />
      </details>
    </PrivacyLine>
  )
}
