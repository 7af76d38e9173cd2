import type { Citation } from '@precis/domain'
import type { ExtractedDocument, Place } from '@precis/extraction'
import { createContext, use } from 'react'

/** A passage that was asked for, by which chip of which section. `turn` differs each time, also for the same passage. */
export interface Shown {
  readonly quote: string
  readonly chip: string
  readonly section: string
  readonly start: number
  readonly end: number
  readonly turn: number
}

export interface Evidence {
  readonly document: ExtractedDocument
  readonly placeOf: (offset: number) => Place
  readonly shown: Shown | null
  show(citation: Citation, chip: string, section: string): void
}

export const EvidenceContext = createContext<Evidence | null>(null)

/** The source of the result on screen, and which passage of it is being looked at. */
export function useEvidence(): Evidence {
  const evidence = use(EvidenceContext)
  if (evidence === null) throw new Error('useEvidence needs an EvidenceContext')
  return evidence
}
