import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../test/support/free-port.ts'
import { type Listener, listen } from '../listen.ts'
import type { HttpEnv } from '../types.ts'

const log = { info: () => undefined }
const largeBytes = 60 * 1024 * 1024

describe('an answer before the body has come', () => {
  let port: number
  let listener: Listener
  beforeAll(async () => {
    port = await freePort()
    const app = new Hono<HttpEnv>()
    app.post('/refuse', (c) => c.json({ error: 'no' }, 402))
    app.post('/read', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
    listener = await listen(app, { port, host: '127.0.0.1', headers: {}, log })
  })
  afterAll(() => {
    listener.cut()
    return listener.close()
  })

  it('reaches a client that is still sending, and closes the connection', async () => {
    for (let call = 0; call < 3; call += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/refuse`, {
        method: 'POST',
        body: new Uint8Array(largeBytes),
      })
      expect(response.status).toBe(402)
      expect(response.headers.get('connection')).toBe('close')
      expect(await response.json()).toEqual({ error: 'no' })
    }
  })

  it('reaches a client that reads only when it has sent everything', async () => {
    const pieces = 50
    const piece = Buffer.alloc(100_000, 'x')
    const socket = connect(port, '127.0.0.1')
    const failed = once(socket, 'error').then(([error]) => String(error))
    const head = `Host: localhost\r\nContent-Length: ${pieces * piece.length}\r\n\r\n`
    socket.write(`POST /refuse HTTP/1.1\r\n${head}`)
    for (let sent = 0; sent < pieces; sent += 1) {
      await new Promise((resolve) => socket.write(piece, resolve))
    }
    const answered = once(socket, 'data').then(([data]) => String(data))
    expect(await Promise.race([answered, failed])).toContain('402')
    socket.destroy()
  })

  it('ends the connection of a client that never sends the rest', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /refuse HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${largeBytes}\r\n\r\nx`,
    )
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece.toString()
    })
    await once(socket, 'close')
    expect(answer).toContain('402')
  })

  it('leaves the connection alone when the body has come whole', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/read`, {
      method: 'POST',
      body: new Uint8Array(largeBytes),
    })
    expect(response.headers.get('connection')).not.toBe('close')
    expect(await response.text()).toBe(String(largeBytes))
  })
})
