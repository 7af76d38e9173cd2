import { returnAddress } from '../mail/auth-mail.ts'
import { redirectAddresses } from '../redirect-addresses.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Follows a mailed link. It leads back to this product only, whatever the link says. */
export function verifyLink(request: GatewayRequest): Promise<Response> {
  const type = request.url.searchParams.get('type') === 'recovery' ? 'recovery' : 'signup'
  keepRedirect(request, returnAddress(request.origin, type))
  return request.forward()
}

/** Starts a sign-in with Google. */
export function authorize(request: GatewayRequest): Promise<Response> {
  keepRedirect(request, `${request.origin}/auth`)
  return request.forward()
}

function keepRedirect(request: GatewayRequest, fallback: string): void {
  const wanted = request.url.searchParams.get('redirect_to')
  const isKnown = wanted !== null && redirectAddresses([request.origin]).includes(wanted)
  if (!isKnown) request.url.searchParams.set('redirect_to', fallback)
}
