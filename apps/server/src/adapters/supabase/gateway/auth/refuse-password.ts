import { errorCatalogue, passwordFault } from '@precis/domain'
import { refuseAs } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'

/** The refusal of a new password that nobody can use; null for the account service to judge. */
export function refusePassword(request: GatewayRequest): Response | null {
  const { password } = request.body
  if (password === undefined || password === null || password === '') return null
  const fault = typeof password === 'string' ? passwordFault(password) : 'invalid_request'
  return fault === null ? null : refuseAs(errorCatalogue[fault].status, fault, request.requestId)
}
