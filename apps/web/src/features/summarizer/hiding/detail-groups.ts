import type { Detail, DetailKind } from '@precis/redaction'
import * as texts from './texts.ts'

interface GroupKind {
  readonly title: string
  readonly kinds: readonly DetailKind[]
}

const groupKinds: readonly GroupKind[] = [
  { title: texts.namesAndCompanies, kinds: ['person', 'company'] },
  { title: texts.addressesAndBirthDates, kinds: ['address', 'birthDate'] },
  { title: texts.eMailAndTelephone, kinds: ['email', 'phone'] },
  { title: texts.accountsAndIdNumbers, kinds: ['account', 'card', 'id'] },
  { title: texts.markedByYou, kinds: ['marked'] },
]

export interface DetailGroup {
  readonly title: string
  readonly details: readonly Detail[]
}

/** Details by what they tell; groups without any are left out. */
export function groupDetails(details: readonly Detail[]): DetailGroup[] {
  return groupKinds
    .map(({ title, kinds }) => ({
      title,
      details: details.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.details.length > 0)
}

/** The same details, those of `chosen` hidden or sent as they are. */
export function setHidden(
  details: readonly Detail[],
  chosen: readonly Detail[],
  isHidden: boolean,
): Detail[] {
  const placeholders = new Set(chosen.map(({ placeholder }) => placeholder))
  return details.map((detail) =>
    placeholders.has(detail.placeholder) ? { ...detail, isHidden } : detail,
  )
}

/** A placeholder as it is shown: without its brackets. */
export function placeholderName(placeholder: string): string {
  return placeholder.slice(1, -1)
}
