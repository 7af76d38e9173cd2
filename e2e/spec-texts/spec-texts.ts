import { authTexts } from './auth-texts.ts'
import { creditTexts } from './credit-texts.ts'
import { publicTexts, type Texts } from './public-texts.ts'
import { resultTexts } from './result-texts.ts'
import { settingsTexts } from './settings-texts.ts'
import { summarizerTexts } from './summarizer-texts.ts'

/** What each screen must show in the words of the specification, by the name of the screen. */
export const specTexts: Texts = {
  ...publicTexts,
  ...authTexts,
  ...summarizerTexts,
  ...resultTexts,
  ...creditTexts,
  ...settingsTexts,
}

/** The route table of the specification. */
export const specRoutes = [
  '/',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=verify-email',
  '/auth?mode=update-password',
  '/terms',
  '/privacy-policy',
  '/about',
  '/security',
  '/compliance',
  '/help',
  '/help/article/getting-started/quick-start-guide',
  '/help/article/getting-started/supported-document-types',
  '/help/article/getting-started/understanding-analysis-modes',
  '/help/article/features/ai-powered-analysis',
  '/help/article/features/interactive-qa',
  '/help/article/features/risk-detection',
  '/help/article/features/complexity-scoring',
  '/help/article/features/comparing-versions',
  '/help/article/troubleshooting/common-issues',
  '/help/article/troubleshooting/error-messages',
  '/help/article/billing/pricing-plans',
  '/help/article/billing/usage-tracking',
  '/help/article/billing/billing-faq',
  '/help/article/security/data-privacy',
  '/settings',
  '/settings?tab=billing',
  '/analyze',
  '/payment/success?transaction_id=tx_screens',
] as const
