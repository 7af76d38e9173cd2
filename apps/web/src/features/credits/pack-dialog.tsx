import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useUsage, watchMs } from './api/usage.ts'
import { PackOffer } from './components/pack-offer.tsx'
import * as texts from './texts.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** 'Get Document Pack': what it holds and the link to its checkout. Closes by itself once the purchase has arrived. */
export function PackDialog({ isOpen, onClose }: Props) {
  const [isPaying, setIsPaying] = useState(false)
  const balance = useUsage({ autoRefresh: isOpen && isPaying, everyMs: watchMs }).data
  const remaining = balance && balance.documents_limit - balance.documents_used
  const [atOpening, setAtOpening] = useState<number | undefined>(undefined)

  useEffect(() => {
    if (!isOpen) setAtOpening(undefined)
    else if (atOpening === undefined) setAtOpening(remaining)
    else if (remaining !== undefined && remaining > atOpening) onClose()
  }, [isOpen, remaining, atOpening, onClose])

  useEffect(() => {
    if (!isOpen) setIsPaying(false)
  }, [isOpen])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.getDocumentPack} width="460px">
      <PackOffer onLeave={() => setIsPaying(true)} />
    </Dialog>
  )
}
