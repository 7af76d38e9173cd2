import { type ErrorCode, toErrorBody } from '@precis/domain'

/** An error as the contract words it, with the names that supabase-js looks for beside it. */
export function refuse(status: number, code: string, message: string, requestId: string): Response {
  return Response.json(
    { error: message, message, code, error_code: code, msg: message, requestId },
    { status },
  )
}

export function refuseAs(status: number, code: ErrorCode, requestId: string): Response {
  return refuse(status, code, toErrorBody(code, requestId).error, requestId)
}

const passedHeaders = [
  'allow',
  'content-location',
  'content-range',
  'content-type',
  'location',
  'preference-applied',
  'retry-after',
]

/** What leaves the gateway: known headers only, errors in the contract's words, nothing of an inner failure. */
export async function finish(answer: Response, requestId: string): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (answer.status < 400) {
    const hasBody = answer.status !== 204 && answer.body !== null
    const body = hasBody ? await answer.arrayBuffer() : null
    return new Response(body, { status: answer.status, headers })
  }
  headers.set('content-type', 'application/json')
  const body = await describe(answer, requestId)
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

async function describe(answer: Response, requestId: string): Promise<object> {
  const read = await readObject(answer)
  const isOurs = read?.code === 'mail_failed'
  const body = answer.status >= 500 && !isOurs ? null : read
  if (body === null) {
    const code = codeOf(answer.status)
    return { ...toErrorBody(code, requestId), message: toErrorBody(code, requestId).error }
  }
  const message = firstText(body, ['error', 'msg', 'message', 'error_description'])
  const code = firstText(body, ['error_code', 'code'])
  return {
    ...body,
    error: message ?? toErrorBody('invalid_request', requestId).error,
    code: code ?? 'invalid_request',
    requestId,
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 503) return 'not_ready'
  return status >= 500 ? 'internal' : 'invalid_request'
}

/** The body of an answer when it is a JSON object. */
export async function readObject(answer: Response): Promise<Record<string, unknown> | null> {
  return answer
    .clone()
    .json()
    .then(
      (body: unknown) =>
        typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null,
      () => null,
    )
}

function firstText(body: Record<string, unknown>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = body[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}
