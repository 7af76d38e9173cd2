import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTokenReader } from './access-token.ts'

const secret = 'a secret of at least thirty-two letters'
const [userId, sessionId] = [randomUUID(), randomUUID()]
afterEach(() => vi.useRealTimers())

function sign(signedWith = secret) {
  return new SignJWT({ session_id: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(signedWith))
}

describe('an access token', () => {
  it('says the same however often it is read, until it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const read = createTokenReader(secret)
    const token = await sign()
    for (let time = 0; time < 3; time += 1) {
      expect(await read(token)).toEqual({ userId, sessionId })
    }
    vi.advanceTimersByTime(3_601_000)
    expect(await read(token)).toBeNull()
    expect(await createTokenReader(secret)(token)).toBeNull()
  })

  it('that is altered is worth nothing, also after the real one was read', async () => {
    const read = createTokenReader(secret)
    const token = await sign()
    await read(token)
    const [header, payload] = token.split('.')
    const [, , otherSignature] = (await sign('another secret of thirty-two letters')).split('.')
    expect(await read(`${header}.${payload}.${otherSignature}`)).toBeNull()
    expect(await read(`${header}.${payload}.`)).toBeNull()
  })
})
