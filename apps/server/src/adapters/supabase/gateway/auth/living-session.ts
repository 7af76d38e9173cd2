import { refuseAs } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'

type Handle = (request: GatewayRequest) => Promise<Response>

/** Refuses a user's token whose session is over. Without a user's token the database shows nothing anyway. */
export function inLivingSession(handle: Handle): Handle {
  return async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const isVisitor = token === undefined || token === request.headers.get('apikey')
    if (isVisitor) return handle(request)
    const caller = await request.context.identify(token)
    if (caller === null) return refuseAs(401, 'unauthorized', request.requestId)
    await request.onCaller(caller)
    return handle(request)
  }
}
