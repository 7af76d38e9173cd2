import type { KeptDocument } from '../../../../lib/kept-documents/read-document.ts'
import { isSameDay } from '../added-date.ts'
import * as texts from '../texts.ts'

export interface DocumentGroup {
  readonly name: 'Pinned' | 'Today' | 'Earlier'
  readonly documents: readonly KeptDocument[]
}

/** Pinned documents, those of today and the others, in the order that they have; groups without any are left out. */
export function groupsOf(documents: readonly KeptDocument[], now: number): DocumentGroup[] {
  const nameOf = ({ listing }: KeptDocument): DocumentGroup['name'] => {
    if (listing.isPinned) return texts.pinned
    return isSameDay(listing.addedAt, now) ? texts.todayText : texts.earlier
  }
  return ([texts.pinned, texts.todayText, texts.earlier] as const)
    .map((name) => ({ name, documents: documents.filter((one) => nameOf(one) === name) }))
    .filter((group) => group.documents.length > 0)
}
