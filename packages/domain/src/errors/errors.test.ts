import { describe, expect, it } from 'vitest'
import { AppError, toErrorBody } from './errors.ts'
import { isAppError } from './is-app-error.ts'

describe('AppError', () => {
  it('carries the catalogued sentence, never the internal detail', () => {
    const error = new AppError('no_credits', { detail: 'limit is 0' })
    expect(error.message).toBe(
      'No document credits available. Please purchase a document pack to continue.',
    )
    expect(toErrorBody('no_credits', 'r1')).toEqual({
      error: error.message,
      code: 'no_credits',
      requestId: 'r1',
    })
  })

  it('sends empty content under the code of a bad request', () => {
    expect(toErrorBody('empty_content', 'r1')).toEqual({
      error: 'No content provided for analysis',
      code: 'invalid_request',
      requestId: 'r1',
    })
  })

  it('is recognized by its brand, also from another realm', () => {
    const copy = { ...new AppError('internal') }
    expect(isAppError(copy)).toBe(true)
    expect(isAppError(new Error('x'))).toBe(false)
    expect(isAppError(null)).toBe(false)
  })
})
