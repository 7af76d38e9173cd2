import type { ReactNode } from 'react'
import { LockIcon } from '../../ui/icons.tsx'
import { HidingChoice } from './hiding/hiding-choice.tsx'
import { KeepingChoice } from './shelf/keeping/keeping-choice.tsx'
import * as texts from './texts.ts'

interface Props {
  isInert?: boolean
  children: ReactNode
}

export function PrivacyLine({ isInert = false, children }: Props) {
  return (
    <div className="priv" inert={isInert}>
      <LockIcon />
      <div>{children}</div>
    </div>
  )
}

/** Where text goes, and what this device keeps of it. */
export function UploadPrivacy({ isInert }: { isInert: boolean }) {
  return (
    <PrivacyLine isInert={isInert}>
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
