import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const pieceBytes = 400
const pauseMs = 20

/** A proxy in front of the product that sends each document in pieces, as a slow line does. */
export async function startSlowLine(
  product: string,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', product)
    const headers = { ...request.headers, host: address.host, 'accept-encoding': 'identity' }
    get(address, { headers }, async (answer) => {
      const { 'content-length': _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 500, kept)
      const chunks = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const step = String(kept['content-type']).includes('html') ? pieceBytes : body.length + 1
      for (let at = 0; at < body.length; at += step) {
        response.write(body.subarray(at, at + step))
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${portOf(server)}`, close: () => stop(server) }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
