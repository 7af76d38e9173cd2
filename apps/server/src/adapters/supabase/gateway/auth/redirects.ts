import { redirectAddresses } from '../../redirect-addresses.ts'
import type { GatewayRequest } from '../gateway-request.ts'

/** Starts a sign-in with Google. */
export function authorize(request: GatewayRequest): Promise<Response> {
  keepRedirect(request, `${request.origin}/auth`)
  return request.forward()
}

/** Keeps the address to come back to when it is one of ours. */
export function keepRedirect(request: GatewayRequest, fallback: string): void {
  const wanted = request.url.searchParams.get('redirect_to')
  const isKnown = wanted !== null && redirectAddresses([request.origin]).includes(wanted)
  if (!isKnown) request.url.searchParams.set('redirect_to', fallback)
}
