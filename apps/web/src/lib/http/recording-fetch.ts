/** A request as it went out. */
export interface SentRequest {
  readonly at: number
  readonly host: string
  /** As it goes over the network. */
  readonly body: string | Blob
}

/**
 * Sends like `fetch`, and tells of each request with the very body that it hands to the browser. What is told of calls
 * is told from here alone, so that it cannot differ from what was sent.
 */
export function recordingFetch(record: (request: SentRequest) => void): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : input
    const body = init?.body
    if (typeof body === 'string' || body instanceof Blob) {
      record({ at: Date.now(), host: new URL(address, window.location.href).host, body })
    }
    return fetch(input, init)
  }
}
