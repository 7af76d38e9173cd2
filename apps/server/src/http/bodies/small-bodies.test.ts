import { expect, it } from 'vitest'
import { makeApp } from '../../../test/fakes/test-app.ts'

const path = '/auth/v1/token?grant_type=refresh_token'

it('small bodies are read whatever their neighbors have in memory', async () => {
  const { app } = makeApp()
  const send = (body: BodyInit, bytes: number, peerAddress = '203.0.113.5') =>
    app.request(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers: { 'content-length': String(bytes) },
        body,
        duplex: 'half',
      } as RequestInit),
      undefined,
      { peerAddress },
    )
  const ends: (() => void)[] = []
  const slow = Array.from({ length: 32 }, () => {
    const body = new ReadableStream({ start: (controller) => ends.push(() => controller.close()) })
    return send(body, 256 * 1024)
  })
  expect((await send('x'.repeat(5_000), 5_000)).status).toBe(429)
  expect((await send('{"refresh_token":"of-a-neighbor"}', 33)).status).toBe(200)
  expect((await send('x'.repeat(5_000), 5_000, '198.51.100.7')).status).toBe(200)
  for (const end of ends) end()
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200)
  expect((await send('x'.repeat(5_000), 5_000)).status).toBe(200)
})
