import type { IncomingMessage, ServerResponse } from 'node:http'

const lingerMs = 2_000

/**
 * Closes the connection after an answer that did not wait for the whole body. Our side ends at once; what still comes is
 * read and dropped for a moment, or the reset of a closed connection would reach the client before the answer.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) {
      response.setHeader('Connection', 'close')
      socket.destroySoon = () => {
        socket.end()
        setTimeout(() => socket.destroy(), lingerMs).unref()
      }
    }
    return writeHead(...head)
  }
}
