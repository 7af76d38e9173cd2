let patient: Promise<typeof fetch> | null = null

/** Node's own fetch gives up after five minutes without an answer; how long to wait is decided by `call-limits.ts`. */
async function openPatientFetch(): Promise<typeof fetch> {
  const undici = await import('undici')
  const dispatcher = new undici.Agent({ headersTimeout: 0, bodyTimeout: 0 })
  return async (input, init) =>
    (await undici.fetch(
      input as string,
      { ...init, dispatcher } as Parameters<typeof undici.fetch>[1],
    )) as unknown as Response
}

/**
 * As `fetch`, as patient as its signal. Errors that come in a list are unwrapped, so that they can be read. Its library is
 * loaded with the first call: a start without a provider is quicker without it.
 */
export const providerFetch: typeof fetch = async (input, init) => {
  patient ??= openPatientFetch()
  const response = await (await patient)(input, init)
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
