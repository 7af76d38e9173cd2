import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findLocalModel } from './find-local-model.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const answers =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

describe('findLocalModel', () => {
  it('names the first model that can chat, of the first program that answers', async () => {
    const asked: string[] = []
    const ids = ['nomic-embed-text:latest', 'qwen3:8b', 'llama3.2:3b']
    const ollama = await listen((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      answers({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })(
        request,
        response,
      )
    })
    const other = await listen(answers({ data: [{ id: 'another' }] }))
    expect(await findLocalModel({ Ollama: ollama, 'llama.cpp': other })).toEqual({
      program: 'Ollama',
      baseUrl: `http://127.0.0.1:${ollama}/v1`,
      model: 'qwen3:8b',
    })
    expect(asked).toEqual(['GET /v1/models'])
  })

  it.each<[string, RequestListener]>([
    ['holds no model', answers({ object: 'list', data: [] })],
    ['is something else', answers('hello')],
    ['refuses', answers({ data: [{ id: 'x' }] }, 401)],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['has a name that is no name', answers({ data: [{ id: 'x; rm -rf ~' }] })],
    ['never answers', () => undefined],
  ])('passes over a program that %s', async (_, listener) => {
    expect(await findLocalModel({ some: await listen(listener) })).toBeNull()
  })

  it('finds nothing where nobody listens', async () => {
    expect(await findLocalModel({ some: 9 })).toBeNull()
  })
})
