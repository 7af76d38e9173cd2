/** The articles that the help center must hold, by the end of their address. */
export const helpArticles = [
  { path: 'getting-started/quick-start-guide', title: 'Quick start guide' },
  { path: 'getting-started/supported-document-types', title: 'Supported document types' },
  { path: 'getting-started/understanding-analysis-modes', title: 'Understanding analysis modes' },
  { path: 'features/ai-powered-analysis', title: 'AI-powered analysis' },
  { path: 'features/interactive-qa', title: 'Interactive Q&A' },
  { path: 'features/risk-detection', title: 'Risk detection' },
  { path: 'features/complexity-scoring', title: 'Complexity scoring' },
  { path: 'features/comparing-versions', title: 'Comparing versions' },
  { path: 'troubleshooting/common-issues', title: 'Common issues' },
  { path: 'troubleshooting/error-messages', title: 'Error messages' },
  { path: 'billing/pricing-plans', title: 'Pricing plans' },
  { path: 'billing/usage-tracking', title: 'Usage tracking' },
  { path: 'billing/billing-faq', title: 'Billing FAQ' },
  { path: 'security/data-privacy', title: 'Data privacy' },
] as const
