import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, toErrorBody } from '@precis/domain'

interface Refusal {
  readonly status: string
  readonly code: ErrorCode
}

const malformed: Refusal = { status: '400 Bad Request', code: 'invalid_request' }
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'invalid_request' },
}

interface MalformedOptions {
  readonly headers: Readonly<Record<string, string>>
  /** Whether an answer is under way on a connection: a second one would be taken for it. */
  isAnswering(socket: Duplex): boolean
  onRefusal(refusal: { status: number; cause: string }): void
}

/** Answers what Node.js cannot read as a request, in place of its own bare answers. */
export function refuseMalformed(server: Server, options: MalformedOptions): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { status, code } = refusals[error.code ?? ''] ?? malformed
    if (!socket.writable || options.isAnswering(socket)) {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const body = JSON.stringify(toErrorBody(code, requestId))
    const headers = {
      ...options.headers,
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
    options.onRefusal({ status: Number.parseInt(status, 10), cause: error.code ?? error.name })
  })
}
