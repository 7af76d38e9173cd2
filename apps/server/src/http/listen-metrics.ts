import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from '../services/ports.ts'

/** Serves `/metrics` and nothing else, without a token. Resolves to what ends it; rejects when the port is taken. */
export async function listenForMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
    response.end(await metrics.text())
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}
