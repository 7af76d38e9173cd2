import { useState } from 'react'
import type { Sharing } from '../../../lib/browser/share-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ExternalIcon } from '../../../ui/icons.tsx'
import type { FileKind } from '../files/file-kinds.ts'
import * as texts from '../texts.ts'

interface Props {
  kind: FileKind
  onShare: (kind: FileKind) => Promise<Sharing>
}

/** Hands the file to the share sheet of the device. */
export function ShareButton({ kind, onShare }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<FileKind | null>(null)
  const share = async () => {
    setIsBusy(true)
    const outcome = await onShare(kind)
    setRefused(outcome === 'refused' ? kind : null)
    setIsBusy(false)
  }
  return (
    <div className="export-share">
      <Button variant="secondary" isBusy={isBusy} onClick={() => void share()}>
        <ExternalIcon />
        {texts.shareTheFile(kind.name)}
      </Button>
      <p className="hint" role="status">
        {refused === kind && texts.itWasNotSharedPress}
      </p>
    </div>
  )
}
