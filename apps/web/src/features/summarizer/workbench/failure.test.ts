import { AppError, defaultPolicy, FileError } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { costSentence, failureOf } from './failure.ts'

const cost = (error: unknown, phase: 'reading' | 'analyzing' = 'analyzing') =>
  costSentence(failureOf(error, phase), defaultPolicy)

describe('a failure', () => {
  it('that the server named cost nothing', () => {
    expect(cost(new AppError('provider_failed'))).toBe('No credit was used.')
    expect(cost(new FileError('bad_pdf'), 'reading')).toBe('No credit was used.')
  })

  it('of the connection leaves it open, and says what is free', () => {
    const broken = new AppError('internal', { cause: new TypeError('Failed to fetch') })
    expect(cost(broken)).toBe(
      'If a credit was used, trying again with the same document is free for 24 hours.',
    )
    expect(cost(new Error('surprise'))).not.toContain('No credit was used')
  })

  it('of a run that is charged early leaves it open, too', () => {
    const failure = failureOf(new AppError('provider_failed'), 'analyzing', true)
    expect(costSentence(failure, defaultPolicy)).toContain('If a credit was used')
  })

  it('of a file asks for another file, not for the same again', () => {
    expect(failureOf(new FileError('bad_pdf'), 'reading').canRetry).toBe(false)
    expect(
      failureOf(new AppError('analysis_running', { retryAfterSeconds: 12 }), 'analyzing'),
    ).toMatchObject({ canRetry: true, retryAfterSeconds: 12 })
  })
})
