import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../test/support/free-port.ts'
import { type Listener, listen } from './listen.ts'
import type { HttpEnv } from './types.ts'

describe('what is no request', () => {
  const logged: object[] = []
  let port: number
  let listener: Listener
  beforeAll(async () => {
    port = await freePort()
    const app = new Hono<HttpEnv>()
    app.get('/', (c) => c.text('fine'))
    app.get('/slow', async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      return c.text('slow')
    })
    app.post('/', async (c) => c.text(await c.req.text()))
    listener = await listen(app, {
      ...{ port, host: '127.0.0.1', headers: { 'X-Content-Type-Options': 'nosniff' } },
      log: { info: (fields: object) => void logged.push(fields) },
    })
  })
  afterAll(() => {
    listener.cut()
    return listener.close()
  })

  async function tell(...pieces: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    const closed = once(socket, 'close')
    let heard = ''
    socket.on('data', (piece) => {
      heard += piece.toString()
    })
    for (const piece of pieces) {
      socket.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await closed
    return heard
  }

  it.each([
    ['400 Bad Request', 'invalid_request', 'HPE_INVALID_METHOD', 'NONSENSE\r\n\r\n'],
    [
      '431 Request Header Fields Too Large',
      'too_large',
      'HPE_HEADER_OVERFLOW',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
  ])(
    'is answered %s once, with the headers, and logged by its cause',
    async (status, code, cause, text) => {
      logged.length = 0
      const [head = '', body = ''] = (await tell(text)).split('\r\n\r\n')
      expect(head.match(/HTTP\/1\.1/g)).toHaveLength(1)
      expect(head).toContain(`HTTP/1.1 ${status}`)
      expect(head).toContain('X-Content-Type-Options: nosniff')
      expect(JSON.parse(body)).toMatchObject({ code, requestId: expect.any(String) })
      expect(logged).toEqual([{ status: Number(status.slice(0, 3)), cause }])
    },
  )

  it('gets no answer of its own behind a request that is still being answered', async () => {
    const heard = await tell('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n', 'NONSENSE\r\n\r\n')
    expect(heard).not.toContain('400')
  })

  it('is answered in the place of the request whose body it breaks', async () => {
    const heard = await tell(
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n',
      'not a length\r\n',
    )
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(heard).toContain('HTTP/1.1 400 Bad Request')
  })
})
