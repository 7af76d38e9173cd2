import { once } from 'node:events'
import { Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Gate, summaryOf } from '../../test/fakes/fake-engine.ts'
import { aiPath, makeApp, summaryBody } from '../../test/fakes/test-app.ts'
import { freePort } from '../../test/support/free-port.ts'
import { readEvents } from '../../test/support/read-events.ts'
import { type Listener, listen } from '../http/listen.ts'
import { stopGracefully } from './graceful-stop.ts'

const content = 'A letter about the roof.'
const open: Listener[] = []
afterEach(async () => {
  for (const listener of open.splice(0)) {
    listener.cut()
    await listener.close()
  }
})

const longerThanAnyTest = 24 * 60 * 60 * 1000

/** A served application; without a time-out for kept connections only the product ends them. */
async function serveFakes({ keepAliveTimeout }: { keepAliveTimeout?: number } = {}) {
  const made = makeApp()
  const user = made.database.addUser('ada', { limit: 5 })
  const port = await freePort()
  const options = { port, host: '127.0.0.1', headers: { 'X-Test': 'always' }, log: made.deps.log }
  if (keepAliveTimeout !== undefined) {
    const start = Server.prototype.listen
    vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server, ...args) {
      this.keepAliveTimeout = keepAliveTimeout
      return start.apply(this, args)
    })
  }
  const listener = await listen(made.app, options)
  open.push(listener)
  const close = vi.fn(async () => undefined)
  const stop = (patienceMs: number, drainMs = 0) => {
    const { log, work } = made.deps
    return stopGracefully({ log, listener, work, close, patienceMs, drainMs })
  }
  const summarize = (init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${aiPath}`, {
      method: 'POST',
      body: JSON.stringify(summaryBody(content)),
      ...init,
      headers: { authorization: `Bearer ${user.token}`, ...init.headers },
    })
  return { ...made, user, port, options, listener, close, stop, summarize }
}

describe('a stop', () => {
  it('lets a request in flight finish, takes no new one, then closes the database', async () => {
    const { engine, summarize, stop, close, port } = await serveFakes()
    const gate = new Gate()
    const started = new Gate()
    engine.onSummarize = async () => {
      started.open()
      await gate.wait()
      return summaryOf(content)
    }
    const answer = summarize()
    await started.wait()
    const stopped = stop(60_000)
    await vi.waitFor(async () => {
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    }, 240_000)
    expect(close).not.toHaveBeenCalled()
    gate.open()
    const response = await answer
    expect(response.status).toBe(200)
    expect(response.headers.get('connection')).toBe('close')
    await stopped
    expect(close).toHaveBeenCalledOnce()
  })

  it('tells the proxy first, and answers what it still sends', async () => {
    const { stop, port, summarize } = await serveFakes()
    void stop(60_000, longerThanAnyTest)
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(status).toBe(503)
    const answer = await summarize()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
  })

  it('does not wait for idle connections', async () => {
    const { stop, port } = await serveFakes({ keepAliveTimeout: 0 })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    await Promise.all([stop(longerThanAnyTest), once(socket, 'close')])
  })

  it('waits for an analysis whose reader has gone', async () => {
    const { engine, summarize, stop, close, database, user } = await serveFakes()
    const gate = new Gate()
    engine.onSummarize = async (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      await gate.wait()
      return summaryOf(content)
    }
    const response = await summarize({ headers: { accept: 'text/event-stream' } })
    await response.body?.cancel()
    const stopped = stop(60_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(close).not.toHaveBeenCalled()
    gate.open()
    await stopped
    expect(database.profile(user.id).documents_used).toBe(1)
  })

  it('ends what takes too long at no cost', async () => {
    const { engine, summarize, stop, close, database, user } = await serveFakes()
    engine.onSummarize = (input) => {
      input.onPartial?.({ documentType: 'Letter' })
      return new Promise(() => undefined)
    }
    const response = await summarize({ headers: { accept: 'text/event-stream' } })
    await stop(30)
    expect((await readEvents(response)).at(-1)).toMatchObject({ data: { code: 'not_ready' } })
    expect(close).toHaveBeenCalledOnce()
    expect(database.profile(user.id).documents_used).toBe(0)
    expect(database.leases.size).toBe(0)
  })
})

describe('over a connection', () => {
  it('leaving early ends the engine, streamed or not', async () => {
    const { engine, summarize, database, deps } = await serveFakes()
    for (const accept of ['text/event-stream', 'application/json']) {
      const started = new Gate()
      engine.onSummarize = (input) => {
        input.onProgress?.({ stage: 'reading', part: 1, parts: 1 })
        started.open()
        return new Promise(() => undefined)
      }
      const browser = new AbortController()
      const answer = summarize({ headers: { accept }, signal: browser.signal })
      await started.wait()
      browser.abort()
      await expect(answer.then((response) => response.text())).rejects.toThrow()
      await vi.waitFor(() => expect(engine.signal?.aborted).toBe(true), 240_000)
      await deps.work.idle()
      expect(database.leases.size).toBe(0)
    }
  })

  it('even a malformed host name gets the headers', async () => {
    const { port } = await serveFakes()
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toContain('HTTP/1.1 400')
    expect(answer.toLowerCase()).toContain('x-test: always')
  })

  it('a port that is taken is an error', async () => {
    const { app, options } = await serveFakes()
    await expect(listen(app, options)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
