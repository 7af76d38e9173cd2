import { useState } from 'react'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { Keeping } from '../../workbench/work-state.ts'
import { keepingWords } from '../storage-words.ts'
import * as texts from '../texts.ts'
import './keeping-note.css'

/** Says above a result that it could not be kept on this device, and why. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  const [dismissed, setDismissed] = useState<Keeping | null>(null)
  if (keeping.status !== 'failed' || keeping === dismissed) return null
  return (
    <div className="keeping-note">
      <Notice
        tone="warn"
        title={texts.thisDocumentIsNotSaved}
        onDismiss={() => setDismissed(keeping)}
      >
        {keepingWords[keeping.problem]}
      </Notice>
    </div>
  )
}
