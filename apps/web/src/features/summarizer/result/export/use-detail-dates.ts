import { useEffect, useState } from 'react'
import type { ExportSource } from './export-slot.ts'

/** What puts days of a result into a calendar. */
export interface CalendarMaker {
  /** The critical details that name a day; one may name several. */
  readonly details: readonly number[]
  /** How many days they name. */
  readonly count: number
  /** Saves the days of one detail, or all of the document. */
  save(detail: number | null): void
}

/** Loaded when a result is shown. */
export type LoadCalendar = (source: ExportSource) => Promise<CalendarMaker>

export interface DetailDates {
  readonly details: ReadonlySet<number>
  readonly count: number
  save(detail: number | null): void
}

/** Which critical details can be put into a calendar. None where that cannot be loaded. */
export function useDetailDates(source: ExportSource, load: LoadCalendar): DetailDates {
  const [maker, setMaker] = useState<CalendarMaker | null>(null)
  useEffect(() => {
    let isLeft = false
    load(source).then(
      (loaded) => {
        if (!isLeft) setMaker(loaded)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [source, load])
  return {
    details: new Set(maker?.details),
    count: maker?.count ?? 0,
    save: (detail) => maker?.save(detail),
  }
}
