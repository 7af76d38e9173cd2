import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeApp, makeDirectory, makeSite } from '../../test/fakes/test-app.ts'
import { pageFacts } from '../page-facts.ts'
import { openPageRenderer } from '../static/page-renderer.ts'
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

  it("whose name begins with a dot, or their folder's, are not there", async () => {
    const directory = makeSite()
    mkdirSync(join(directory, '.vite'))
    writeFileSync(join(directory, '.vite/manifest.json'), '{}')
    writeFileSync(join(directory, '.env'), 'SECRET=1')
    const { request } = makeApp({ site: openSite(directory) })
    for (const path of ['/.vite/manifest.json', '/.env', '/%2evite/manifest.json']) {
      expect((await request(path)).status).toBe(404)
    }
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

const bundle = `
  export const pageKey = (path, search) => path + search.replace('?utm=1', '')
  let rendered = 0
  export async function renderDocument(key, { template, manifest }, { config, publicUrl }) {
    if (key === '/terms') throw new Error('a screen that fails')
    rendered += 1
    if (key === '/') return '<script>early()</script><style>@media (width<=5px){p{color:red}}</style>'
    return [template, key, rendered, manifest.name, config.policy.packDocuments, publicUrl].join('|')
  }
`

/** A built application with a bundle beside it, whose documents tell what they were rendered from. */
function makeRenderedApp() {
  const folders = { site: makeSite(), bundle: makeDirectory() }
  const template = (text: string) => writeFileSync(join(folders.site, 'index.html'), text)
  template('first build')
  mkdirSync(join(folders.site, '.vite'))
  writeFileSync(join(folders.site, '.vite/manifest.json'), '{"name":"manifest"}')
  writeFileSync(join(folders.bundle, 'prerender.js'), bundle)
  writeFileSync(join(folders.bundle, 'package.json'), '{"type":"module"}')
  const { deps, lines } = makeApp()
  const facts = pageFacts({ ...deps, policy: { ...deps.policy, packDocuments: 50 } })
  const site = openSite(folders.site, (version) =>
    openPageRenderer(folders, facts, { log: deps.log, version }),
  )
  const { request } = makeApp({ site })
  return { request, lines, template, text: async (path: string) => (await request(path)).text() }
}

describe('rendered screens', () => {
  it('are written from the policy and the public address, once for each page', async () => {
    const { text } = makeRenderedApp()
    const page = 'first build|/help|1|manifest|50|http://localhost:3000'
    expect(await text('/help')).toBe(page)
    expect(await text('/help?utm=1')).toBe(page)
    expect(await text('/auth?mode=verify-email')).toContain('|/auth?mode=verify-email|2|')
  })

  it('are allowed the script and the style they bring, and no other', async () => {
    const { request } = makeRenderedApp()
    const hash = (text: string) => createHash('sha256').update(text).digest('base64')
    const style = hash('@media (width<=5px){p{color:red}}')
    const policy = (response: Response) => response.headers.get('content-security-policy')
    const page = await request('/')
    expect(policy(page)).toContain(`script-src 'self' 'sha256-${hash('early()')}' 'wasm`)
    expect(policy(page)).toContain(`style-src 'self' 'sha256-${style}';`)
    const etag = page.headers.get('etag') ?? ''
    const again = await request('/', { headers: { 'if-none-match': etag } })
    expect([again.status, policy(again)]).toEqual([304, policy(page)])
    expect(policy(await request('/help'))).not.toContain('sha256')
  })

  it('have one page for all unknown addresses, with status 404', async () => {
    const { request, text } = makeRenderedApp()
    const response = await request('/nowhere')
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain('|/404|')
    expect(await text('/no/such/page?at=all')).toBe(page)
  })

  it('carry an etag of their own and are revalidated', async () => {
    const { request } = makeRenderedApp()
    const [help, about] = [await request('/help'), await request('/about')]
    const etag = help.headers.get('etag') ?? ''
    expect(etag).not.toBe(about.headers.get('etag'))
    expect(help.headers.get('cache-control')).toBe('no-cache')
    expect((await request('/help', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('give way to the browser when one cannot be rendered', async () => {
    const { request, lines } = makeRenderedApp()
    const response = await request('/terms')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('first build')
    expect(lines.join('')).toContain('a page could not be rendered')
  })

  it('are rendered anew after a build', async () => {
    const { text, template } = makeRenderedApp()
    await text('/help')
    template('a later build')
    expect(await text('/help')).toContain('a later build|/help|1|')
  })
})
