import { Agent, fetch } from 'undici'

/** Asks from an address of one's own on this machine, such as 127.0.0.7: a proxy tells visitors apart by it. */
export function fetchFrom(localAddress: string): typeof globalThis.fetch {
  const dispatcher = new Agent({ localAddress, headersTimeout: 0, bodyTimeout: 0 })
  const send = (input: string | URL, init: object = {}) => fetch(input, { ...init, dispatcher })
  return send as unknown as typeof globalThis.fetch
}
