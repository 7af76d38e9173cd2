const articles = [
  'getting-started/quick-start-guide',
  'getting-started/supported-document-types',
  'getting-started/understanding-analysis-modes',
  'features/ai-powered-analysis',
  'features/interactive-qa',
  'features/risk-detection',
  'features/complexity-scoring',
  'troubleshooting/common-issues',
  'troubleshooting/error-messages',
  'billing/pricing-plans',
  'billing/usage-tracking',
  'billing/billing-faq',
  'security/data-privacy',
]

const routes = new Set([
  '/',
  '/auth',
  '/terms',
  '/privacy-policy',
  '/about',
  '/security',
  '/compliance',
  '/help',
  '/settings',
  '/analyze',
  '/payment/success',
  ...articles.map((article) => `/help/article/${article}`),
])

/** Whether the web application has a screen at this path. Everything else answers 404. */
export function isKnownRoute(path: string): boolean {
  return routes.has(path === '/' ? path : path.replace(/\/+$/, ''))
}
