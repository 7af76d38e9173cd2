import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerFile,
  answerPage,
  fillStore,
  offlineAddress,
  type ServiceWorkerEnvironment,
} from './answers.ts'

const plan = {
  version: 'v1',
  entry: '/assets/index-a1.js',
  pages: ['/', '/help'],
  files: ['/assets/index-a1.js', '/icon.svg'],
}
const html = (text: string, entry = plan.entry) => `<script src="${entry}"></script>${text}`

/** A response as `fetch` gives it for an address of the same origin. */
function answer(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, init)
  const clone = response.clone.bind(response)
  Object.defineProperty(response, 'type', { value: 'basic' })
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' })
  return response
}

function environment(network: (address: string) => Promise<Response>) {
  const kept = new Map<string, Response>()
  const fetch = vi.fn(network)
  const around: ServiceWorkerEnvironment = {
    plan,
    store: {
      match: async (address) => kept.get(address)?.clone(),
      put: async (address, response) => void kept.set(address, response),
    },
    findAnywhere: async (address) => kept.get(address)?.clone(),
    fetch,
  }
  const textOf = (address: string) => kept.get(address)?.clone().text()
  return { around, kept, fetch, textOf }
}

const online = async (address: string) =>
  answer(html(address), { headers: { 'content-security-policy': "default-src 'none'" } })
const refused = () => Promise.reject(new TypeError('Failed to fetch'))

describe('filling the store', () => {
  it('keeps every page and file, asked for without cookies, and the page for later', async () => {
    const { around, kept, fetch, textOf } = environment(online)
    await fillStore(around, 'offline')
    expect([...kept.keys()].sort()).toEqual([...plan.pages, ...plan.files, offlineAddress].sort())
    for (const [, init] of fetch.mock.calls as unknown as [string, RequestInit][]) {
      expect(init.credentials).toBe('omit')
    }
    expect(await textOf(offlineAddress)).toBe('offline')
    expect(kept.get(offlineAddress)?.headers.get('content-security-policy')).toBe(
      "default-src 'none'",
    )
  })

  it('does not fetch again what an interrupted attempt has kept, but the pages', async () => {
    const { around, fetch } = environment(online)
    await fillStore(around, 'offline')
    fetch.mockClear()
    await fillStore(around, 'offline')
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(plan.pages)
  })

  it.each([
    ['an error', async () => answer('gone', { status: 404 })],
    ['a page of another build', async () => answer(html('', '/assets/index-zz.js'))],
    ['no connection', refused],
  ])('fails on %s', async (_name, network) => {
    const { around, kept } = environment((address) =>
      address === '/help' ? network() : online(address),
    )
    await expect(fillStore(around, 'offline')).rejects.toThrow()
    expect(kept.has('/help')).toBe(false)
  })
})

describe('a file', () => {
  it('comes from the store without asking the network', async () => {
    const { around, fetch } = environment(online)
    await fillStore(around, 'offline')
    fetch.mockClear()
    expect(await (await answerFile('/icon.svg', around)).text()).toBe(html('/icon.svg'))
    expect(fetch).not.toHaveBeenCalled()
  })

  it('that was not there is kept once it has come, an error is not', async () => {
    const { around, kept } = environment(async (address) =>
      answer(address, { status: address.includes('gone') ? 404 : 200 }),
    )
    expect((await answerFile('/assets/later.js', around)).status).toBe(200)
    expect((await answerFile('/assets/gone.js', around)).status).toBe(404)
    expect([...kept.keys()]).toEqual(['/assets/later.js'])
  })
})

describe('a page', () => {
  const at = (path: string) => new URL(path, 'https://precis.example')
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  async function kept() {
    const made = environment(online)
    await fillStore(made.around, 'offline')
    return made
  }

  it('comes from the network and replaces the copy', async () => {
    const { around, textOf } = await kept()
    const { response, done } = answerPage(at('/help/'), online('new'), around)
    expect(await (await response).text()).toBe(html('new'))
    await done
    expect(await textOf('/help')).toBe(html('new'))
  })

  it.each([
    ['of another build', '/help', answer(html('other', '/assets/index-zz.js'))],
    ['that is an error', '/help', answer(html('broken'), { status: 404 })],
    ['with a query', '/help?q=secret', answer(html('asked'))],
    ['that is guarded', '/analyze', answer(html('mine'))],
  ])('%s is shown and not kept', async (_name, path, fresh) => {
    const { around, kept: store, textOf } = await kept()
    const { response, done } = answerPage(at(path), Promise.resolve(fresh), around)
    expect(await response).toBe(fresh)
    await done
    expect(await textOf('/help')).toBe(html('/help'))
    expect(store.has('/analyze')).toBe(false)
  })

  it.each([
    ['there is no connection', refused],
    ['the server fails', async () => answer('down', { status: 502 })],
  ])('comes from the store when %s', async (_name, network) => {
    const { around } = await kept()
    const { response, done } = answerPage(at('/?from=mail'), network(), around)
    expect(await (await response).text()).toBe(html('/'))
    await done
  })

  it('of a kept document is the summarizer page, which finds the document on the device', async () => {
    const { around, textOf } = environment(online)
    const withUploadPage = { ...around, plan: { ...plan, pages: [...plan.pages, '/analyze'] } }
    await fillStore(withUploadPage, 'offline')
    const { response } = answerPage(at('/analyze/5f0c-2f5e'), refused(), withUploadPage)
    expect(await (await response).text()).toBe(html('/analyze'))
    expect(await textOf('/analyze/5f0c-2f5e')).toBeUndefined()
  })

  it('comes from the store when the network takes over three seconds', async () => {
    const { around } = await kept()
    const { response } = answerPage(at('/'), new Promise(() => undefined), around)
    const settled = vi.fn()
    void response.then(settled)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await (await response).text()).toBe(html('/'))
  })

  it.each(['/analyze', '/settings', '/no/such/page', '/auth'])(
    '%s gives way to the page that says there is no connection',
    async (path) => {
      const { around } = await kept()
      const { response } = answerPage(at(path), refused(), around)
      expect(await (await response).text()).toBe('offline')
    },
  )

  it('without a copy waits for a slow network and shows what the server says', async () => {
    const { around } = await kept()
    const slow = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(answer('down', { status: 503 })), 10_000),
    )
    const { response } = answerPage(at('/analyze'), slow, around)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await response).status).toBe(503)
  })
})
