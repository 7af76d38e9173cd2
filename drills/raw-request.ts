import { type ClientRequest, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { aiPath } from '../apps/server/test/support/ai-path.ts'

const opening = '{"action":"chatCompletion","systemPrompt":"summary","content":"'
const closing = '"}'
const piece = Buffer.alloc(256 * 1024, 'paper ')

export interface BodyAnswer {
  /** Null when the connection was cut without an answer. */
  readonly status: number | null
  readonly sentBytes: number
}

function open(origin: string, token: string, sizeBytes: number): ClientRequest {
  const { hostname, port } = new URL(origin)
  return request({
    host: hostname,
    port,
    path: aiPath,
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': sizeBytes,
    },
  })
}

/** Sends a document of that size piece by piece until it is through, answered or cut. */
export function sendBody(origin: string, token: string, sizeBytes: number): Promise<BodyAnswer> {
  const call = open(origin, token, sizeBytes)
  return new Promise((resolve) => {
    const finish = (status: number | null) => {
      resolve({ status, sentBytes: call.socket?.bytesWritten ?? 0 })
      call.destroy()
    }
    call.on('response', ({ statusCode }) => finish(statusCode ?? null))
    call.on('error', () => finish(null))
    let left = sizeBytes - opening.length - closing.length
    call.write(opening)
    const write = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length))
        left -= next.length
        if (!call.write(next)) {
          call.once('drain', write)
          return
        }
      }
      call.end(closing)
    }
    write()
  })
}

/** A request whose body comes a byte a second. */
export function openSlowBody(origin: string, token: string) {
  const call = open(origin, token, 1024 * 1024)
  let isOpen = true
  const timer = setInterval(() => call.write('a'), 1000)
  const close = () => {
    isOpen = false
    clearInterval(timer)
    call.destroy()
  }
  call.on('error', close)
  call.on('response', close)
  call.write(opening)
  return { isOpen: () => isOpen, close }
}

interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** An address of this machine to come from. */
  readonly from?: string
}

/** A request as a browser cannot make it: with any header, from another address. JSON in its body makes it a POST. */
export function send(
  origin: string,
  path: string,
  { headers = {}, body, from }: SendOptions,
): Promise<{ status: number | null; text: string }> {
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: new URL(origin).port,
      path,
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(from ? { localAddress: from } : {}),
    })
    call.on('response', async (answer) => {
      const text = await readText(answer).catch(() => '')
      resolve({ status: answer.statusCode ?? null, text })
    })
    call.on('error', () => resolve({ status: null, text: '' }))
    call.end(body ? JSON.stringify(body) : undefined)
  })
}
