import * as texts from '../texts.ts'
import type { ReadDetail } from './reading-order.ts'

export const detailFilters = [texts.all, texts.money, texts.dates, texts.parties] as const
export type DetailFilter = (typeof detailFilters)[number]

const kinds: Readonly<Record<Exclude<DetailFilter, 'All'>, readonly string[]>> = {
  Money: ['amount', 'penalty', 'excess', 'rate'],
  Dates: ['date', 'deadline', 'term', 'notice'],
  Parties: ['party', 'contact', 'place'],
}

/** Whether a detail is of a kind; a value with a sign of money is money, whatever else it is. */
export function isOfKind({ kind, value }: ReadDetail, filter: DetailFilter): boolean {
  if (filter === 'All') return true
  const isMoney = filter === 'Money' && /\p{Sc}/u.test(value)
  return isMoney || kinds[filter].includes(kind)
}

/** The filters that show some details but not all; none where there is nothing to choose. */
export function usefulFilters(details: readonly ReadDetail[]): DetailFilter[] {
  const useful = detailFilters.filter((filter) => {
    const count = details.filter((detail) => isOfKind(detail, filter)).length
    return filter === 'All' || (count > 0 && count < details.length)
  })
  return useful.length > 1 ? useful : []
}
