import type { GatewayRequest } from '../gateway-request.ts'

/** Ends a session; one that is over already, its account deleted for instance, counts as ended. */
export async function signOut(request: GatewayRequest): Promise<Response> {
  const answer = await request.forward()
  const isOver = answer.status === 401 || answer.status === 403
  return isOver ? new Response(null, { status: 204 }) : answer
}
