import { maxNameCharacters } from '@precis/domain'
import { refuseAs } from './answers.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Changes columns of a profile; which ones is for the database to say. The embedded API breaks on values that are no scalars, and on names the database refuses. */
export async function changeProfile(request: GatewayRequest): Promise<Response> {
  const isFlat = Object.values(request.body).every(
    (value) => typeof value !== 'object' || value === null,
  )
  if (!isFlat) return refuseAs(400, 'invalid_request', request.requestId)
  // The database counts characters, not UTF-16 units.
  const { length } = [...String(request.body.full_name ?? '')]
  return length > maxNameCharacters
    ? refuseAs(400, 'name_too_long', request.requestId)
    : request.forward()
}
