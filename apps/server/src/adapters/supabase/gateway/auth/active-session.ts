import { refuseAs } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'

type Handle = (request: GatewayRequest) => Promise<Response>

/** Refuses a user's token whose session is over. Without a user's token the database shows nothing anyway. */
export function inActiveSession(handle: Handle): Handle {
  return async (request) =>
    (await admit(request)) === 'ended'
      ? refuseAs(401, 'unauthorized', request.requestId)
      : handle(request)
}

/** Counts the call; the account service says itself what it thinks of the token. */
export function counted(handle: Handle): Handle {
  return async (request) => {
    await admit(request)
    return handle(request)
  }
}

async function admit({ headers, context, callerLimits }: GatewayRequest) {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const isVisitor = token === undefined || token === headers.get('apikey')
  const caller = isVisitor
    ? null
    : await context.identify(token, async (userId) => callerLimits?.onToken(userId))
  await callerLimits?.onCaller(caller?.userId ?? null)
  if (caller !== null) return 'alive'
  return isVisitor ? 'visitor' : 'ended'
}
