/** Everything that can go wrong between browser, worker and server, by its stable wire code. */
export type ErrorCode =
  | 'unauthorized'
  | 'invalid_request'
  | 'empty_content'
  | 'name_too_long'
  | 'password_blank'
  | 'password_too_long'
  | 'not_found'
  | 'too_large'
  | 'rate_limited'
  | 'no_credits'
  | 'limit_reached'
  | 'analysis_running'
  | 'not_your_document'
  | 'usage_failed'
  | 'provider_failed'
  | 'provider_timeout'
  | 'payment_unknown'
  | 'payment_unpaid'
  | 'payment_pending'
  | 'payment_failed'
  | 'activation_failed'
  | 'checkout_failed'
  | 'delete_failed'
  | 'mail_failed'
  | 'not_ready'
  | 'internal'

interface CatalogueEntry {
  readonly status: number
  /** The code sent, where several causes share one. */
  readonly wireCode?: ErrorCode
  readonly message: string
}

/** The one place that joins a cause to its HTTP status and the sentence people read. */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = {
  unauthorized: { status: 401, message: 'Your session has expired. Please sign in again.' },
  invalid_request: { status: 400, message: 'The request could not be understood.' },
  empty_content: {
    status: 400,
    wireCode: 'invalid_request',
    message: 'No content provided for analysis',
  },
  name_too_long: { status: 400, message: 'This name is too long.' },
  password_blank: { status: 422, message: 'Your password can’t be only spaces.' },
  password_too_long: {
    status: 422,
    message:
      'This password is too long. Use at most 72 characters, or fewer with accents or emoji.',
  },
  not_found: { status: 404, message: 'We could not find anything at this address.' },
  too_large: { status: 413, message: 'This document is too long to analyze.' },
  rate_limited: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  no_credits: {
    status: 402,
    message: 'No document credits available. Please purchase a document pack to continue.',
  },
  limit_reached: {
    status: 402,
    message: 'Document limit reached. Please purchase more document credits to continue.',
  },
  analysis_running: { status: 409, message: 'Another analysis is still running.' },
  not_your_document: {
    status: 403,
    message: 'This document has not been analyzed in your account.',
  },
  usage_failed: {
    status: 500,
    message: 'Failed to update document usage. Please try again.',
  },
  provider_failed: { status: 502, message: 'No response received from AI. Please try again.' },
  provider_timeout: { status: 504, message: 'No response received from AI. Please try again.' },
  payment_unknown: { status: 404, message: 'Invalid payment session' },
  payment_unpaid: { status: 402, message: 'Failed to verify payment' },
  payment_pending: {
    status: 402,
    message: 'Your payment is being processed. The money has not arrived yet.',
  },
  payment_failed: { status: 502, message: 'Failed to verify payment' },
  activation_failed: { status: 500, message: 'Failed to activate subscription' },
  checkout_failed: { status: 502, message: 'The checkout could not be opened. Please try again.' },
  delete_failed: {
    status: 500,
    message: 'Failed to delete account. Please contact support.',
  },
  // Not 502 or 503: supabase-js reads no message from those.
  mail_failed: {
    status: 500,
    message: 'The email could not be sent. Please try again in a few minutes.',
  },
  not_ready: { status: 503, message: 'The service is starting. Please try again in a moment.' },
  internal: { status: 500, message: 'An unexpected error occurred. Please try again.' },
}

export interface AppErrorOptions {
  /** Internal wording for logs; never shown and never holding document text. */
  readonly detail?: string
  readonly cause?: unknown
  readonly retryAfterSeconds?: number
}

/** A failure with a catalogued meaning. `message` is what the user may read. */
export class AppError extends Error {
  readonly brand = 'precis.AppError'
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorCatalogue[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = options.detail
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** The JSON every failed request answers with. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  requestId: string
}

export function toErrorBody(code: ErrorCode, requestId: string): ErrorBody {
  const entry = errorCatalogue[code]
  return { error: entry.message, code: entry.wireCode ?? code, requestId }
}
