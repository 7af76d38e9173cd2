import { refuseAs } from './answers.ts'
import { counted, inActiveSession } from './auth/active-session.ts'
import { changeUser } from './auth/change-user.ts'
import { followLink, verifyToken } from './auth/follow-link.ts'
import { recover, resend } from './auth/mail-links.ts'
import { authorize } from './auth/redirects.ts'
import { token } from './auth/sign-in.ts'
import { signOut } from './auth/sign-out.ts'
import { signUp } from './auth/sign-up.ts'
import { enterSignedUp } from './auth/sign-up-secret.ts'
import type { GatewayRequest } from './gateway-request.ts'
import { readableColumns } from './readable-rows.ts'
import { readRows, renameProfile, takeCredit } from './table-calls.ts'

export interface Route {
  /** False for the addresses a browser is sent to, which carry no API key. */
  readonly needsKey: boolean
  readonly handle: (request: GatewayRequest) => Promise<Response>
}

const pass = (request: GatewayRequest): Promise<Response> => request.forward()
/** Refused before anybody looks at the address, so that it tells nothing about it. */
const mailed =
  (handle: Route['handle']): Route['handle'] =>
  async (request) =>
    (await request.context.canDeliver())
      ? handle(request)
      : refuseAs(500, 'mail_failed', request.requestId)
const keyed = (handle: Route['handle']): Route => ({ needsKey: true, handle })
const signedIn = (handle: Route['handle']): Route => keyed(inActiveSession(handle))
const open = (handle: Route['handle']): Route => ({ needsKey: false, handle })

const routes: ReadonlyMap<string, Route> = new Map([
  ['POST /auth/v1/signup', keyed(mailed(signUp))],
  ['POST /auth/v1/signup/session', keyed(enterSignedUp)],
  ['POST /auth/v1/token', keyed(token)],
  ['POST /auth/v1/recover', keyed(mailed(recover))],
  ['POST /auth/v1/resend', keyed(mailed(resend))],
  ['POST /auth/v1/verify', keyed(verifyToken)],
  ['POST /auth/v1/logout', keyed(signOut)],
  ['GET /auth/v1/user', keyed(counted(pass))],
  ['PUT /auth/v1/user', keyed(counted(changeUser))],
  ['GET /auth/v1/settings', keyed(pass)],
  ['GET /auth/v1/health', keyed(pass)],
  ['GET /auth/v1/verify', open(followLink)],
  ['GET /auth/v1/authorize', open(authorize)],
  ['GET /auth/v1/callback', open(pass)],
  ...Object.keys(readableColumns).flatMap((table): [string, Route][] => [
    [`GET /rest/v1/${table}`, signedIn(readRows(table))],
    [`HEAD /rest/v1/${table}`, signedIn(readRows(table))],
  ]),
  ['PATCH /rest/v1/profiles', signedIn(renameProfile)],
  ['POST /rest/v1/rpc/increment_document_usage', signedIn(takeCredit)],
])

/** The handler of a request, or null for everything that no screen uses. */
export function findRoute(method: string, path: string): Route | null {
  return routes.get(`${method} ${path}`) ?? null
}
