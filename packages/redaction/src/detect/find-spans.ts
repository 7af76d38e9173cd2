import { findAddresses } from './find-addresses.ts'
import { findBirthDates } from './find-birth-dates.ts'
import { findEmails } from './find-emails.ts'
import { findCompanies } from './names/find-companies.ts'
import { findPersons } from './names/find-persons.ts'
import { findCards } from './numbers/find-cards.ts'
import { findIbans } from './numbers/find-ibans.ts'
import { findIds } from './numbers/find-ids.ts'
import { findAccounts, findLabeledIds } from './numbers/find-labeled-ids.ts'
import { findPhones } from './numbers/find-phones.ts'
import type { Span } from './span.ts'

/** The surest first: what one has claimed, the next ones leave alone. */
const detectors = [
  findEmails,
  findIbans,
  findCards,
  findIds,
  findBirthDates,
  findAccounts,
  findLabeledIds,
  findPhones,
  findAddresses,
  findCompanies,
  findPersons,
]

/** Marks stretches of a text as taken; false, with nothing marked, where one is already. */
export function createClaims(length: number) {
  const taken = new Uint8Array(length)
  return ({ start, end }: { readonly start: number; readonly end: number }): boolean => {
    if (taken.subarray(start, end).includes(1)) return false
    taken.fill(1, start, end)
    return true
  }
}

/** Everything that the detectors find in a text, none of it twice. Those of one detector go from the longest to the shortest. */
export function findSpans(text: string, claim = createClaims(text.length)): Span[] {
  return detectors.flatMap((find) =>
    find(text)
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
      .filter(claim),
  )
}
