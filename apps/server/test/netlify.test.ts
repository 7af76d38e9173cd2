import { afterEach, describe, expect, it, vi } from 'vitest'
import handler from '../netlify/functions/openai-analysis.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a serverless function', () => {
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
