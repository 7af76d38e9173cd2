import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import handler from '../netlify/functions/openai-analysis.ts'
import { makeApp } from './fakes/test-app.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a serverless function', () => {
  it('stands at each address of the application that begins like one', () => {
    const addresses = makeApp()
      .app.routes.map(({ path }) => path)
      .filter((path) => path.startsWith('/.netlify/functions/'))
    expect(addresses.length).toBeGreaterThan(6)
    for (const address of addresses) {
      const name = address.split('/').at(-1)
      expect(existsSync(new URL(`../netlify/functions/${name}.ts`, import.meta.url)), name).toBe(
        true,
      )
    }
  })

  it('answers 503 without a Supabase project', async () => {
    vi.stubEnv('SUPABASE_URL', '')
    const answer = await handler(new Request('https://precis.example/'), { requestId: 'r1' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'not_ready', requestId: 'r1' })
  })

  it('serves the same application with one, up to what the host takes', async () => {
    vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co')
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x')
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x')
    const url = 'https://precis.example/.netlify/functions/openai-analysis'
    const refused = await handler(new Request(url, { method: 'POST', body: '{}' }), {})
    expect(refused.status).toBe(401)
    expect(refused.headers.get('content-security-policy')).toContain('https://abc.supabase.co')
    const config = await handler(new Request('https://precis.example/config.json'), {})
    expect(await config.json()).toMatchObject({ policy: { maxContentCharacters: 900_000 } })
  })
})
