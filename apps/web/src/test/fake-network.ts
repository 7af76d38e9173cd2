import { vi } from 'vitest'

export interface FakeRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

/** Answers one request; a plain value is sent as JSON with status 200. */
export type FakeHandler = (request: FakeRequest) => unknown

/** A JSON answer with a status other than 200. */
export function jsonResponse(
  status: number,
  body: unknown,
  init: { statusText?: string; headers?: Record<string, string> } = {},
): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    statusText: init.statusText ?? '',
    headers: { 'content-type': 'application/json', ...init.headers },
  })
}

function textOf(body: unknown, given: Request | undefined): string | Promise<string> {
  if (typeof body === 'string') return body
  if (body instanceof Blob) return body.text()
  return given?.text() ?? ''
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Replaces `fetch` by handlers named `METHOD /path`. What nobody handles fails like a lost connection
 * and is listed in `unexpected`.
 */
export function fakeNetwork(handlers: Record<string, FakeHandler>) {
  const requests: FakeRequest[] = []
  const unexpected: string[] = []
  const routes = { ...handlers }
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const given = input instanceof Request ? input : undefined
    const url = new URL(given?.url ?? String(input), window.location.origin)
    const method = (init?.method ?? given?.method ?? 'GET').toUpperCase()
    const signal = init?.signal ?? given?.signal
    const request: FakeRequest = {
      method,
      url,
      headers: new Headers(init?.headers ?? given?.headers),
      body: bodyOf(await textOf(init?.body, given)),
    }
    requests.push(request)
    const handler = routes[`${method} ${url.pathname}`]
    if (handler === undefined) {
      unexpected.push(`${method} ${url.pathname}`)
      throw new TypeError('Failed to fetch')
    }
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop)
    })
    const value = await Promise.race([Promise.resolve(handler(request)), aborted])
    return value instanceof Response ? value : jsonResponse(200, value)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return {
    requests,
    unexpected,
    /** Requests to one `METHOD /path`, oldest first. */
    to: (name: string) =>
      requests.filter((request) => `${request.method} ${request.url.pathname}` === name),
    /** Changes or adds answers. */
    on: (more: Record<string, FakeHandler>) => Object.assign(routes, more),
  }
}
