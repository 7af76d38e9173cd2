import { formatPrice, type Policy, validityText } from '@precis/domain'
import * as texts from '../texts.ts'

/** What a pack holds, line by line. */
export function packContents(policy: Policy): string[] {
  return [
    texts.documentAnalyses(policy.packDocuments),
    texts.allAnalysisModes,
    texts.interactiveQAWithDocuments,
    policy.creditValidityDays === null
      ? texts.creditsThatNeverExpire
      : texts.creditsValidForDays(policy.creditValidityDays),
    texts.emailSupport,
  ]
}

export function getPackLabel(policy: Policy): string {
  return texts.getDocumentPackFor(formatPrice(policy.packPriceCents))
}

export function analysesCaption(policy: Policy): string {
  return texts.documentAnalysesOf(policy.packDocuments, validityText(policy))
}

export function summariesCaption(policy: Policy): string {
  return texts.documentSummariesOf(policy.packDocuments, validityText(policy))
}
