import { aiPoweredAnalysis } from '../articles/ai-powered-analysis.ts'
import { billingFaq } from '../articles/billing-faq.ts'
import { commonIssues } from '../articles/common-issues.ts'
import { comparingVersions } from '../articles/comparing-versions.ts'
import { complexityScoring } from '../articles/complexity-scoring.ts'
import { dataPrivacy } from '../articles/data-privacy.ts'
import { errorMessages } from '../articles/error-messages.ts'
import { exporting } from '../articles/exports.ts'
import { installingTheApp } from '../articles/installing-the-app.ts'
import { interactiveQa } from '../articles/interactive-qa.ts'
import { myDocuments } from '../articles/my-documents.ts'
import { pricingPlans } from '../articles/pricing-plans.ts'
import { quickStartGuide } from '../articles/quick-start-guide.ts'
import { riskDetection } from '../articles/risk-detection.ts'
import { supportedDocumentTypes } from '../articles/supported-document-types.ts'
import { understandingAnalysisModes } from '../articles/understanding-analysis-modes.ts'
import { usageTracking } from '../articles/usage-tracking.ts'
import { type ArticleWriter, articlePath, type HelpArticle, type HelpFacts } from './article.ts'

const writers: readonly ArticleWriter[] = [
  quickStartGuide,
  supportedDocumentTypes,
  understandingAnalysisModes,
  installingTheApp,
  aiPoweredAnalysis,
  interactiveQa,
  riskDetection,
  complexityScoring,
  comparingVersions,
  exporting,
  myDocuments,
  dataPrivacy,
  commonIssues,
  errorMessages,
  pricingPlans,
  usageTracking,
  billingFaq,
]

/** All articles in reading order, category by category. */
export function writeArticles(facts: HelpFacts): readonly HelpArticle[] {
  return writers.map((write) => write(facts))
}

export interface ArticleInContext {
  readonly article: HelpArticle
  readonly previous: HelpArticle | undefined
  readonly next: HelpArticle | undefined
  /** The other articles of its category. */
  readonly siblings: readonly HelpArticle[]
}

/** The article at `category/slug` with its neighbors, or null when there is none. */
export function findArticle(
  articles: readonly HelpArticle[],
  path: string,
): ArticleInContext | null {
  const index = articles.findIndex((article) => articlePath(article) === path)
  const article = articles[index]
  if (!article) return null
  return {
    article,
    previous: articles[index - 1],
    next: articles[index + 1],
    siblings: articles.filter((other) => other !== article && other.category === article.category),
  }
}
