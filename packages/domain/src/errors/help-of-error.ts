import { type HelpAnchor, helpHref } from '../site/help-links.ts'
import type { ErrorCode } from './errors.ts'
import type { FileErrorCode } from './file-errors.ts'

type ErrorEntry = HelpAnchor<'troubleshooting/error-messages'>

/** Which entry of the article 'Error messages' explains a failure. */
const entryOfError: Readonly<Record<ErrorCode | FileErrorCode, ErrorEntry>> = {
  no_file: 'file-empty',
  too_big: 'file-too-big',
  too_many_pixels: 'file-too-big',
  wrong_type: 'file-type',
  bad_pdf: 'file-damaged',
  bad_docx: 'file-damaged',
  empty_file: 'file-empty',
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
  moved: 'file-moved',
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
