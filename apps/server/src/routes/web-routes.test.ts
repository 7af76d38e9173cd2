import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeApp, makeSite } from '../../test/fakes/test-app.ts'
import { openSite } from '../static/site.ts'

const asset = '/assets/app-1a2b3c4d.js'
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('files', () => {
  it('with a hash in their name are kept for a year, others are asked for again', async () => {
    const { request } = makeApp()
    const hashed = await request(asset)
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await request('/icon.svg')).headers.get('cache-control')).toBe('no-cache')
    expect((await request('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', null],
    ['identity', null],
  ])('come compressed for "%s"', async (encoding, expected) => {
    const { request } = makeApp()
    const response = await request(asset, accepting(encoding))
    expect(response.headers.get('content-encoding')).toBe(expected)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength)
    const plain =
      expected === 'br' ? brotliDecompressSync(bytes) : expected ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toContain('export const text')
    if (expected) expect(bytes.byteLength).toBeLessThan(plain.byteLength / 4)
  })

  it('are not sent again when unchanged, and are when rebuilt', async () => {
    const directory = makeSite()
    const { request } = makeApp({ site: openSite(directory) })
    const etag = (await request('/icon.svg')).headers.get('etag') ?? ''
    const again = () => request('/icon.svg', { headers: { 'if-none-match': `"x", ${etag}` } })
    const unchanged = await again()
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('content-security-policy')).toContain("default-src 'none'")
    writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')
    expect((await again()).status).toBe(200)
  })

  it('outside the built application do not exist', async () => {
    const { app } = makeApp()
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/package.json', '/%00']) {
      expect((await app.request(`http://localhost:3000${path}`)).status).toBe(404)
    }
  })
})

describe('screens', () => {
  it('show their page, with a slash at the end too', async () => {
    const { request } = makeApp()
    for (const path of ['/auth?mode=verify-email', '/settings/', '/payment/success']) {
      const response = await request(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>Precis</title>')
    }
  })

  it('prefer a page of their own', async () => {
    const directory = makeSite()
    writeFileSync(join(directory, 'terms.html'), '<title>Terms</title>')
    writeFileSync(join(directory, '404.html'), '<title>Nothing</title>')
    const { request } = makeApp({ site: openSite(directory) })
    expect(await (await request('/terms')).text()).toBe('<title>Terms</title>')
    expect(await (await request('/nowhere')).text()).toBe('<title>Nothing</title>')
    expect((await request('/terms.html')).status).toBe(404)
  })

  it('that are unknown answer 404 with the page, not from a cache', async () => {
    const { request } = makeApp()
    const response = await request('/nowhere', { headers: { 'if-none-match': '*' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('answer HEAD without a body', async () => {
    const { request } = makeApp()
    const response = await request('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('answer 404 in JSON while the application is not built', async () => {
    const { request } = makeApp({ site: openSite('/nonexistent') })
    const response = await request('/')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})
