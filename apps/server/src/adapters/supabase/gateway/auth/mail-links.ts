import type { LinkKind } from '../../mail/auth-mail.ts'
import { refuse } from '../answers.ts'
import { atLeast, type GatewayRequest, readEmail } from '../gateway-request.ts'
import { issueLink } from './issue-link.ts'

/** Asks for a link to choose a new password: the same answer for every address. */
export function recover(request: GatewayRequest): Promise<Response> {
  return sendLink(request, 'recovery')
}

/** Asks for the confirmation mail again: the same answer for every address. */
export async function resend(request: GatewayRequest): Promise<Response> {
  if (request.body.type === 'signup') return sendLink(request, 'signup')
  return refuse(
    400,
    'validation_failed',
    'Only sign-up emails can be sent again.',
    request.requestId,
  )
}

async function sendLink(request: GatewayRequest, kind: LinkKind): Promise<Response> {
  const email = readEmail(request.body)
  if (email === null) {
    const message = 'Unable to validate email address: invalid format'
    return refuse(400, 'validation_failed', message, request.requestId)
  }
  return atLeast(request.context.answerFloorMs, async () => {
    await issueLink(request.context, request.origin, kind, { email })
    return Response.json({})
  })
}
