import { describe, expect, it } from 'vitest'
import { makeApp } from '../../test/fakes/test-app.ts'

const statusAt = (publicUrl: string, takesAnyHost: boolean) => {
  const { app } = makeApp({ publicUrl, takesAnyHost })
  return async (host: string, path = '/config.json') =>
    (await app.request(`http://${host}${path}`)).status
}

describe('requests under a host name', () => {
  it('are taken under that of the public address only', async () => {
    const status = statusAt('https://precis.example', false)
    expect(await status('precis.example')).toBe(200)
    expect(await status('precis.example:8443')).toBe(200)
    for (const host of ['evil.example', 'precis.example.evil.example', 'localhost', '10.0.0.7']) {
      for (const path of ['/', '/config.json', '/auth/v1/settings', '/assets/app-1a2b3c4d.js']) {
        expect([host, path, await status(host, path)]).toEqual([host, path, 400])
      }
    }
  })

  it('are taken under every name of this machine while the public address is one', async () => {
    const status = statusAt('http://localhost:3000', false)
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost:4000']) {
      expect(await status(host)).toBe(200)
    }
    expect(await status('evil.example:3000')).toBe(400)
  })

  it('are taken under any while nobody said what the public address is', async () => {
    expect(await statusAt('http://localhost:3000', true)('10.0.0.7:3000')).toBe(200)
  })

  it('are taken under any for the health addresses', async () => {
    const status = statusAt('https://precis.example', false)
    expect(await status('10.0.0.7:3000', '/healthz')).toBe(200)
    expect(await status('10.0.0.7:3000', '/livez')).toBe(200)
    expect(await status('10.0.0.7:3000', '/readyz')).toBe(200)
  })
})
