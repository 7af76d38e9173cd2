import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { closeAfterEarlyAnswer } from './bodies/answer-early.ts'
import { refuseMalformed } from './refuse-malformed.ts'
import type { HttpEnv } from './types.ts'

export interface Listener {
  /** Answers as before, but each connection ends with its answer. */
  drain(): void
  /** Takes no new connections, then resolves when the requests in flight are answered. */
  close(): Promise<void>
  /** Cuts what is still open. */
  cut(): void
}

interface ListenOptions {
  readonly port: number
  readonly host: string
  /** For answers that the application never sees, such as those to a malformed host name. */
  readonly headers: Readonly<Record<string, string>>
  readonly log: Pick<Logger, 'info'>
}

/** Longer than a proxy keeps a connection that nobody uses: a request must not meet one that is just being closed. */
const keepAliveMs = 65_000

/** Serves the application over HTTP. Rejects when the port is taken. */
export async function listen(app: Hono<HttpEnv>, options: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, env) => {
      const peerAddress = 'incoming' in env ? env.incoming.socket.remoteAddress : undefined
      return app.fetch(request, { peerAddress })
    },
  }) as Server
  server.keepAliveTimeout = keepAliveMs
  const unanswered = new Set<ServerResponse>()
  let isDraining = false
  refuseMalformed(server, {
    headers: options.headers,
    isAnswering: (socket) =>
      [...unanswered].some(
        (response) => response.socket === socket && (response.headersSent || response.req.complete),
      ),
    onRefusal: (refusal) => options.log.info(refusal, 'malformed request'),
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value)
    if (isDraining) response.setHeader('Connection', 'close')
    closeAfterEarlyAnswer(request, response)
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const drain = () => {
    isDraining = true
    for (const response of unanswered) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
  }
  return {
    drain,
    close: () => {
      drain()
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      return new Promise((resolve) => {
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
      })
    },
    cut: () => server.closeAllConnections(),
  }
}
