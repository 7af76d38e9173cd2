import { publicConfigSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { makeApp } from '../test/fakes/test-app.ts'

const policyStart = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

describe('every answer', () => {
  it.each([
    ['/', 200],
    ['/analyze', 200],
    ['/help/article/billing/billing-faq', 200],
    ['/nowhere', 404],
    ['/help/article/billing/nothing', 404],
    ['/assets/app-1a2b3c4d.js', 200],
    ['/assets/gone.js', 404],
    ['/config.json', 200],
    ['/healthz', 200],
    ['/livez', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/dev/mailbox', 200],
    ['/rest/v1/profiles', 200],
    ['/checkout/test?session=none', 404],
    ['/.netlify/functions/openai-analysis', 404],
    ['/%E0%A4%A', 404],
    ['/../../package.json', 404],
  ])('%s carries the security headers and a request id', async (path, status) => {
    const { request } = makeApp()
    const response = await request(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain(policyStart)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('strict-transport-security')).toBeNull()
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('asks for https only where the public address is https', async () => {
    const { request } = makeApp({ publicUrl: 'https://precis.example' })
    const response = await request('/healthz')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  })

  it('loses the cross-origin permission that the Supabase API gives', async () => {
    const { request, database } = makeApp()
    database.answer = () =>
      new Response('{}', { headers: { 'access-control-allow-origin': '*', 'x-other': '1' } })
    const response = await request('/rest/v1/profiles')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('x-other')).toBe('1')
  })

  it('allows the browser to call a hosted project', async () => {
    const made = makeApp()
    made.database.supabase = {
      kind: 'hosted',
      url: 'https://abc.supabase.co',
      publishableKey: 'k',
      handle: null,
    }
    const { request } = makeApp({ database: made.database })
    const response = await request('/config.json')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co")
    expect(publicConfigSchema.parse(await response.json()).supabaseUrl).toBe(
      'https://abc.supabase.co',
    )
    expect((await request('/auth/v1/user')).status).toBe(404)
  })
})

describe('failures', () => {
  it('are JSON of the catalogue with the request id', async () => {
    const { request } = makeApp()
    const response = await request('/assets/gone.js')
    expect(await response.json()).toEqual({
      error: 'We could not find anything at this address.',
      code: 'not_found',
      requestId: response.headers.get('x-request-id'),
    })
  })

  it('that are unknown give nothing away', async () => {
    const { request, database, lines } = makeApp()
    database.answer = () => {
      throw new Error('secret-of-the-database')
    }
    const response = await request('/rest/v1/profiles')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      code: 'internal',
      error: 'An unexpected error occurred. Please try again.',
    })
    expect(lines.join('')).not.toContain('secret-of-the-database')
    expect(lines.join('')).toContain('app.test.ts')
  })

  it('answer 404 in JSON to writes at unknown addresses', async () => {
    const { request } = makeApp()
    const response = await request('/nowhere', { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('status', () => {
  it('describes the product to the browser', async () => {
    const { request } = makeApp()
    const config = publicConfigSchema.parse(await (await request('/config.json')).json())
    expect(config).toMatchObject({
      supabaseUrl: 'http://localhost:3000',
      supabaseKey: 'publishable',
      engine: 'fake-model',
      payments: 'test',
      google: false,
    })
  })

  it('names the origin the browser used, and https where a proxy ended it', async () => {
    const { app, deps } = makeApp({ publicUrl: 'https://precis.example' })
    const behindProxy = await app.request('http://precis.example/config.json')
    expect(await behindProxy.json()).toMatchObject({ supabaseUrl: 'https://precis.example' })
    const other = await app.request('http://127.0.0.1:4000/config.json')
    expect(await other.json()).toMatchObject({ supabaseUrl: 'http://127.0.0.1:4000' })
    expect(deps.publicUrl).toBe('https://precis.example')
  })

  it('is not ready while the database is not', async () => {
    const { request, database } = makeApp()
    database.notReady = 'migrations are missing'
    expect((await request('/readyz')).status).toBe(503)
    expect((await request('/healthz')).status).toBe(200)
  })

  it('counts requests under bounded names', async () => {
    const { request } = makeApp()
    await request('/made-up-by-a-visitor-1')
    await request('/made-up-by-a-visitor-2?token=x')
    await request('/rest/v1/profiles?id=eq.5')
    const metrics = await (await request('/metrics')).text()
    expect(metrics).toContain('route="other",status="404"} 2')
    expect(metrics).toContain('route="/rest/v1/*"')
    expect(metrics).not.toContain('made-up')
  })

  it('shows the figures of the database, and the rest without them while it is away', async () => {
    const { request, database } = makeApp()
    database.addUser('ada', { limit: 10, used: 3 })
    const scrape = async () => (await request('/metrics')).text()
    expect(await scrape()).toContain('\nprecis_documents_left 7\n')
    database.notReady = 'away'
    const without = await scrape()
    expect(without).not.toContain('precis_documents_left')
    expect(without).toContain('precis_http_request_duration_seconds')
  })
})
