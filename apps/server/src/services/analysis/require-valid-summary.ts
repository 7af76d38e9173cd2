import { verifySummary } from '@precis/analysis'
import { AppError, type Summary } from '@precis/domain'

/** The last look at a summary before it is charged, whichever engine wrote it. Throws `provider_failed` for anything unusable. */
export function requireValidSummary(candidate: unknown, content: string): Summary {
  const summary = verifySummary(content, candidate)
  if (summary === null || summary.summary.trim() === '') {
    throw new AppError('provider_failed', { detail: 'the summary is empty or has no structure' })
  }
  return summary
}
