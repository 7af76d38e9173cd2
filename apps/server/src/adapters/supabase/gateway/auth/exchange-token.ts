import { setTimeout } from 'node:timers/promises'
import { readObject } from '../answers.ts'
import type { GatewayRequest } from '../gateway-request.ts'
import { newToken } from './issue-link.ts'
import { readSessionId } from './session-id.ts'

const attempts = 10
const pauseMs = 50

interface Exchange {
  /** Has the database expect this token of its user; false where what was shown is not good. */
  open(token: string): Promise<boolean>
  /** Shows the account service the token. */
  pass(token: string): Promise<Response>
}

interface Entered {
  readonly answer: Response
  /** The session that the answer brings. */
  readonly session: string | null
}

/** Has the account service take a token of ours in place of what was shown. Null where that is not good. */
export function exchangeToken(
  request: GatewayRequest,
  shown: string,
  exchange: Exchange,
): Promise<Entered | null> {
  return request.context.inTurn(shown, () => takeTurn(exchange))
}

// Another process may enter for the same user at the same moment and take our place: then we take it again.
async function takeTurn({ open, pass }: Exchange): Promise<Entered | null> {
  for (let attempt = 1; ; attempt += 1) {
    const token = newToken()
    if (!(await open(token))) return null
    const answer = await pass(token)
    const session = await readSession(answer)
    if (session !== null || answer.status >= 500 || attempt === attempts) return { answer, session }
    // A random pause, so that people who enter at the same moment come through one after another.
    await setTimeout(Math.random() * pauseMs * attempt)
  }
}

async function readSession(answer: Response): Promise<string | null> {
  const location = answer.headers.get('location')
  if (location === null) return readSessionId(String((await readObject(answer))?.access_token))
  const fragment = new URLSearchParams(URL.parse(location)?.hash.slice(1))
  return readSessionId(fragment.get('access_token'))
}
