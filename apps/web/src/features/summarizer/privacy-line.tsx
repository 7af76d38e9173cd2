import type { ReactNode } from 'react'
import { LockIcon } from '../../ui/icons.tsx'
import { HidingChoice } from './hiding/hiding-choice.tsx'
import { KeepingChoice } from './shelf/keeping/keeping-choice.tsx'

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
      <p>Text is extracted in your browser and sent for analysis. The server stores none of it.</p>
      <HidingChoice />
      <details>
        <summary>What this device keeps</summary>
        <p>
          The finished summary and the text it came from stay in this browser, encrypted for your
          account, until you delete them, as does another version that you compare. Other accounts
          here cannot open them; whoever uses your browser profile could. Turn this off on a shared
          computer: they then go when you sign out or close the tab. The file itself is kept only if
          you say so.
        </p>
        <KeepingChoice />
      </details>
    </PrivacyLine>
  )
}
