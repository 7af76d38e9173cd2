import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type Gate = Awaited<ReturnType<typeof openGate>>

/** Sits in front of a service at an address, so that it can be gone for a while and come back at the same place. */
export async function openGate(address: string) {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const pass = (caller: Socket) => {
    const service = connect(Number(port), hostname)
    for (const [socket, other] of [
      [caller, service],
      [service, caller],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => open.delete(socket))
      socket.pipe(other)
    }
  }
  let server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return {
    url: Object.assign(new URL(address), { port: String(own) }).href.replace(/\/$/, ''),
    close,
    async open() {
      server = createServer(pass).listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
