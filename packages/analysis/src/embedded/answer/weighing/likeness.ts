import type { Evidence } from './evidence.ts'
import { logistic, weigh } from './signals.ts'
import { ofArticles, ofDocuments } from './weights.ts'

/** How likely a sentence is the one that answers, if any does, 0 to 1. */
export function likenessOf(evidence: Evidence, isArticle: boolean): number {
  return logistic(weigh(evidence, (isArticle ? ofArticles : ofDocuments).likeness))
}
