import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'

/** Kinds in which the first party brings the document: it has work done, buys or hires. */
const broughtByFirst: readonly (KindId | undefined)[] = [
  'construction-contract',
  'service-agreement',
  'consulting-agreement',
  'supply-agreement',
  'vehicle-rental',
]
/** Kinds in which the second party brings it: it rents, works or borrows. */
const broughtBySecond: readonly (KindId | undefined)[] = [
  'lease',
  'commercial-lease',
  'employment-contract',
  'loan-agreement',
]
/** Finds what the other party pays to the reader, who by the kind of document is the first or the second party. */
export function paymentsToReader(
  kind: KindId | undefined,
  { phrases }: Language,
): RegExp | undefined {
  if (broughtByFirst.includes(kind)) return phrases.paidToFirst
  return broughtBySecond.includes(kind) ? phrases.paidToSecond : undefined
}
