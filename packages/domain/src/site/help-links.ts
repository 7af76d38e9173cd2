/** Every help article as `category/slug`, in reading order. */
export const helpArticlePaths = [
  'getting-started/quick-start-guide',
  'getting-started/supported-document-types',
  'getting-started/understanding-analysis-modes',
  'getting-started/installing-the-app',
  'features/ai-powered-analysis',
  'features/interactive-qa',
  'features/risk-detection',
  'features/complexity-scoring',
  'features/comparing-versions',
  'features/exports',
  'features/my-documents',
  'security/data-privacy',
  'troubleshooting/common-issues',
  'troubleshooting/error-messages',
  'billing/pricing-plans',
  'billing/usage-tracking',
  'billing/billing-faq',
] as const

export type HelpPath = (typeof helpArticlePaths)[number]

/** The ids of an article's headings and entries, in reading order. Screens and emails link to them, so a published id is never renamed. */
export const helpAnchors = {
  'getting-started/quick-start-guide': ['account', 'first-summary', 'reading', 'keeping'],
  'getting-started/supported-document-types': [
    'files',
    'pasted-text',
    'photos',
    'scanned-pages',
    'passwords',
    'length',
  ],
  'getting-started/understanding-analysis-modes': ['effect', 'modes', 'choosing', 'another-mode'],
  'getting-started/installing-the-app': ['installing', 'opening-files', 'offline-use'],
  'features/ai-powered-analysis': ['steps', 'contents', 'citations', 'not-verified', 'limits'],
  'features/interactive-qa': ['asking', 'answers', 'not-mentioned', 'good-questions', 'cost'],
  'features/risk-detection': ['listed', 'levels', 'blind-spots'],
  'features/complexity-scoring': ['meaning', 'bands', 'computed', 'limits', 'reading-time'],
  'features/comparing-versions': ['two-versions', 'meaning', 'sent-and-cost'],
  'features/exports': ['making', 'kinds', 'leaves-device'],
  'features/my-documents': ['finding', 'where-kept', 'deleting'],
  'security/data-privacy': ['document', 'stored', 'browser', 'protection', 'rights', 'tips'],
  'troubleshooting/common-issues': [
    'file-refused',
    'unread-pages',
    'slow',
    'interrupted',
    'not-kept',
    'no-mail',
    'payment-missing',
  ],
  'troubleshooting/error-messages': [
    'upload-errors',
    'file-too-big',
    'file-type',
    'file-damaged',
    'file-empty',
    'file-moved',
    'analysis-errors',
    'timeout',
    'no-text',
    'processing-failed',
    'already-running',
    'too-long',
    'too-many-requests',
    'not-your-document',
    'unreachable',
    'unexpected',
    'credit-errors',
    'no-credits',
    'usage-failed',
    'payment-failed',
    'payment-pending',
    'checkout-failed',
    'sign-in-errors',
    'invalid-credentials',
    'session-expired',
    'not-verified',
    'link-expired',
    'mail-failed',
    'name-too-long',
    'password-refused',
    'delete-failed',
  ],
  'billing/pricing-plans': ['plans', 'included', 'credit', 'buying'],
  'billing/usage-tracking': ['panel', 'counted', 'repeats', 'allowances', 'validity'],
  'billing/billing-faq': ['general', 'payment', 'refunds', 'enterprise'],
} as const satisfies Record<HelpPath, readonly string[]>

export type HelpAnchor<Path extends HelpPath = HelpPath> = (typeof helpAnchors)[Path][number]

/** The address of a help article, or of one place in it. */
export function helpHref<Path extends HelpPath>(path: Path, anchor?: HelpAnchor<Path>): string {
  return `/help/article/${path}${anchor === undefined ? '' : `#${anchor}`}`
}
