import {
  answerFile,
  answerPage,
  fillStore,
  type ServiceWorkerEnvironment,
  type Store,
} from './answers.ts'
import type { OfflinePlan } from './plan.ts'
import { routeRequest } from './route-request.ts'
import { receiveShare, takeShared } from './shared-files.ts'

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/** What is used of the worker's global scope, whose library types exclude those of the window. */
interface Scope {
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { disable(): Promise<void> } }
  addEventListener(kind: 'install' | 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(kind: 'fetch', listen: (event: RequestEvent) => void): void
  addEventListener(kind: 'message', listen: (event: MessageEvent) => void): void
}

declare const __OFFLINE_PLAN__: OfflinePlan
declare const __OFFLINE_PAGE__: string

const scope = globalThis as unknown as Scope
const plan = __OFFLINE_PLAN__
const files: ReadonlySet<string> = new Set(plan.files)
const family = 'precis-'
const storeName = `${family}${plan.version}`
const loosely: CacheQueryOptions = { ignoreVary: true }

async function openStore(): Promise<Store> {
  const cache = await caches.open(storeName)
  return {
    match: (address) => cache.match(address, loosely),
    put: (address, response) => cache.put(address, response),
  }
}

async function lookAround(): Promise<ServiceWorkerEnvironment> {
  const store = await openStore()
  return {
    plan,
    store,
    findAnywhere: async (address) => (await store.match(address)) ?? caches.match(address, loosely),
    fetch: (address, init) => fetch(address, init),
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(lookAround().then((around) => fillStore(around, __OFFLINE_PAGE__)))
})

// It waits until no page of the build before is open: those go on finding their files.
scope.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(family) && name !== storeName) await caches.delete(name)
    }
    // A preload fetches every address a second time, mailed links too. Earlier builds asked for it.
    await scope.registration.navigationPreload?.disable()
    await scope.clients.claim()
  }
  event.waitUntil(tidyUp())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, url } = request
  const hasRange = request.headers.has('range')
  const way = routeRequest({ method, mode, url, hasRange }, location.origin, files)
  if (way === 'leave') return
  if (way === 'share') {
    event.respondWith(receiveShare(request))
    return
  }
  if (way === 'file') {
    const { pathname } = new URL(url)
    event.respondWith(lookAround().then((around) => answerFile(pathname, around)))
    return
  }
  const fromNetwork = fetch(request)
  event.waitUntil(fromNetwork.catch(() => undefined))
  const answer = lookAround().then((around) => answerPage(new URL(url), fromNetwork, around))
  event.waitUntil(answer.then(({ done }) => done))
  event.respondWith(answer.then(({ response }) => response))
})

scope.addEventListener('message', ({ data, ports }) => {
  if (typeof data?.shared === 'string') ports[0]?.postMessage(takeShared(data.shared))
})
