import { errorCatalogue } from '@precis/domain'
import { expect, it } from 'vitest'
import { unreachableMessage } from '../../../lib/http/response-error.ts'
import { nextStep } from './failure-advice.ts'

it('asks to check the connection only where the server was not reached', () => {
  const advice = (message: string) => nextStep({ code: 'internal', message }, 'file')
  expect(advice(unreachableMessage)).toContain('Check your connection')
  expect(advice(errorCatalogue.internal.message)).not.toContain('connection')
})
