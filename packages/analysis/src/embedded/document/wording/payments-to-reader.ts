import type { KindId } from '../../languages/kind-ids.ts'

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
const pays = '[^。；，]{0,12}(?:支付|赔偿|返还|退还|补偿|に対し|へ)'
const toFirst = new RegExp(`(?:乙方?|受注者)(?:应|须|需)?(?:向|は|给)?(?:甲方?|発注者)${pays}`, 'u')
const toSecond = new RegExp(`(?:甲方?|貸主)(?:应|须|需)?(?:向|は|给)?(?:乙方?|借主)${pays}`, 'u')

/** Finds what the other party pays to the reader, who by the kind of document is the first or the second party. */
export function paymentsToReader(kind: KindId | undefined): RegExp | undefined {
  if (broughtByFirst.includes(kind)) return toFirst
  return broughtBySecond.includes(kind) ? toSecond : undefined
}
