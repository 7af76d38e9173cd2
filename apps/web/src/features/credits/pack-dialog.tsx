import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useUsage } from './api/usage.ts'
import { PackOffer } from './components/pack-offer.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** 'Get Document Pack': what it holds and the link to its checkout. Closes by itself once the purchase has arrived. */
export function PackDialog({ isOpen, onClose }: Props) {
  const limit = useUsage({ autoRefresh: false }).data?.documents_limit
  const [limitAtOpening, setLimitAtOpening] = useState<number | undefined>(undefined)

  useEffect(() => {
    if (!isOpen) setLimitAtOpening(undefined)
    else if (limitAtOpening === undefined) setLimitAtOpening(limit)
    else if (limit !== undefined && limit > limitAtOpening) onClose()
  }, [isOpen, limit, limitAtOpening, onClose])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Get Document Pack" width="460px">
      <PackOffer />
    </Dialog>
  )
}
