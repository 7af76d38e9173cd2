import { Agent, fetch as undiciFetch } from 'undici'

/** Node's own fetch gives up after five minutes without an answer; how long to wait is decided by `call-limits.ts`. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** As `fetch`, as patient as its signal. Errors that come in a list are unwrapped, so that they can be read. */
export const providerFetch: typeof fetch = async (input, init) => {
  const response = (await undiciFetch(
    input as string,
    { ...init, dispatcher: patient } as Parameters<typeof undiciFetch>[1],
  )) as unknown as Response
  return response.ok ? response : firstError(response)
}

async function firstError(response: Response): Promise<Response> {
  const text = await response.text()
  let body = text
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed)) body = JSON.stringify(parsed[0])
  } catch {
    // Not JSON: passed on as it is.
  }
  return new Response(body, { status: response.status, headers: response.headers })
}
