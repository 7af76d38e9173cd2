import type { ReactNode } from 'react'
import { LockIcon } from '../../ui/icons.tsx'

export function PrivacyLine({ children }: { children: ReactNode }) {
  return (
    <div className="priv">
      <LockIcon />
      <div>{children}</div>
    </div>
  )
}

/** Where text goes, and what this tab keeps of it. */
export function UploadPrivacy() {
  return (
    <PrivacyLine>
      <p>Text is extracted in your browser and sent for analysis. Nothing is stored.</p>
      <details>
        <summary>What this tab keeps</summary>
        <p>
          The finished summary and the text it came from stay in this browser tab, so that a reload
          loses nothing. They are removed when you summarize another document, sign out or close the
          tab.
        </p>
      </details>
    </PrivacyLine>
  )
}
