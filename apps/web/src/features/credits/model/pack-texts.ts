import { formatPrice, type Policy, validityText } from '@precis/domain'

/** What a pack holds, line by line. */
export function packContents(policy: Policy): string[] {
  return [
    `${policy.packDocuments} document analyses`,
    'All analysis modes',
    'Interactive Q&A with documents',
    policy.creditValidityDays === null
      ? 'Credits that never expire'
      : `Credits valid for ${policy.creditValidityDays} days`,
    'Email support',
  ]
}

export function getPackLabel(policy: Policy): string {
  return `Get Document Pack - ${formatPrice(policy.packPriceCents)}`
}

export function analysesCaption(policy: Policy): string {
  return `${policy.packDocuments} document analyses • ${validityText(policy)}`
}

export function summariesCaption(policy: Policy): string {
  return `${policy.packDocuments} document summaries • ${validityText(policy)}`
}

/** `1 document remaining`, `7 documents remaining`. */
export function remainingText(remaining: number): string {
  return `${remaining} ${remaining === 1 ? 'document' : 'documents'} remaining`
}
