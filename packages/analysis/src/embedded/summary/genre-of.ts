import type { AnalysisMode } from '@precis/domain'
import type { Reading } from '../document/read.ts'
import type { Genre } from '../languages/kind-ids.ts'

const genreOfMode: Readonly<Record<AnalysisMode, Genre | undefined>> = {
  general: undefined,
  contract: 'contract',
  report: 'report',
  technical: 'manual',
  academic: 'paper',
}

/** Whoever takes a lease for a paper by mistake still gets what a lease says. */
export function genreOf(mode: AnalysisMode, { type }: Reading): Genre {
  const genre = genreOfMode[mode] ?? type.genre
  const isKnownOther = genre === 'paper' && type.id !== undefined
  return isKnownOther ? type.genre : genre
}
