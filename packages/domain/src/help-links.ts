import type { ErrorCode } from './errors.ts'
import type { FileErrorCode } from './file-errors.ts'

/**
 * Every help article and the ids of its headings and entries, in reading order. Screens and mails link to them, so a
 * published id is never renamed.
 */
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
  'features/ai-powered-analysis': ['steps', 'contents', 'citations', 'not-verified', 'limits'],
  'features/interactive-qa': ['asking', 'answers', 'not-mentioned', 'good-questions', 'cost'],
  'features/risk-detection': ['listed', 'levels', 'blind-spots'],
  'features/complexity-scoring': ['meaning', 'bands', 'computed', 'limits', 'reading-time'],
  'security/data-privacy': ['document', 'stored', 'browser', 'protection', 'rights', 'tips'],
  'troubleshooting/common-issues': [
    'file-refused',
    'unread-pages',
    'slow',
    'interrupted',
    'no-mail',
    'payment-missing',
  ],
  'troubleshooting/error-messages': [
    'upload-errors',
    'file-too-big',
    'file-type',
    'file-damaged',
    'file-empty',
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
} as const

export type HelpPath = keyof typeof helpAnchors
export type HelpAnchor<Path extends HelpPath = HelpPath> = (typeof helpAnchors)[Path][number]

/** The address of a help article, or of one place in it. */
export function helpHref<Path extends HelpPath>(path: Path, anchor?: HelpAnchor<Path>): string {
  return `/help/article/${path}${anchor === undefined ? '' : `#${anchor}`}`
}

type ErrorEntry = HelpAnchor<'troubleshooting/error-messages'>

/** Which entry of the article 'Error messages' explains a failure. */
const entryOfError: Readonly<Record<ErrorCode | FileErrorCode, ErrorEntry>> = {
  no_file: 'file-empty',
  too_big: 'file-too-big',
  wrong_type: 'file-type',
  bad_pdf: 'file-damaged',
  bad_docx: 'file-damaged',
  empty_text: 'file-empty',
  empty_markdown: 'file-empty',
  no_text: 'no-text',
  no_docx_text: 'no-text',
  no_content: 'no-text',
  unreadable_markdown: 'file-damaged',
  unreadable_text: 'file-damaged',
  unreadable_docx: 'file-damaged',
  unreadable: 'processing-failed',
  password_needed: 'processing-failed',
  wrong_password: 'processing-failed',
  failed: 'processing-failed',
  unauthorized: 'session-expired',
  invalid_request: 'unexpected',
  empty_content: 'no-text',
  name_too_long: 'name-too-long',
  password_blank: 'password-refused',
  password_too_long: 'password-refused',
  not_found: 'unexpected',
  too_large: 'too-long',
  rate_limited: 'too-many-requests',
  no_credits: 'no-credits',
  limit_reached: 'no-credits',
  analysis_running: 'already-running',
  not_your_document: 'not-your-document',
  usage_failed: 'usage-failed',
  provider_failed: 'timeout',
  provider_timeout: 'timeout',
  payment_unknown: 'payment-failed',
  payment_unpaid: 'payment-failed',
  payment_pending: 'payment-pending',
  payment_failed: 'payment-failed',
  activation_failed: 'payment-failed',
  checkout_failed: 'checkout-failed',
  delete_failed: 'delete-failed',
  mail_failed: 'mail-failed',
  not_ready: 'unexpected',
  internal: 'unexpected',
}

function isCatalogued(code: string): code is ErrorCode | FileErrorCode {
  return Object.hasOwn(entryOfError, code)
}

/** Where a failure is explained. `interrupted` and `cancelled` are a reload and a leave; other unknown codes lead to the article. */
export function helpHrefOfError(code: string): string {
  if (code === 'interrupted' || code === 'cancelled') {
    return helpHref('troubleshooting/common-issues', 'interrupted')
  }
  return helpHref(
    'troubleshooting/error-messages',
    isCatalogued(code) ? entryOfError[code] : undefined,
  )
}
