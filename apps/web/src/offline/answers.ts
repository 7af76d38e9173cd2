import { routeOf } from '@precis/domain'
import type { OfflinePlan } from './plan.ts'

/** The part of the Cache API that is used, so that tests can bring their own. */
export interface Store {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
}

export interface ServiceWorkerEnvironment {
  readonly plan: OfflinePlan
  /** Holds the files and pages of this build. */
  readonly store: Store
  /** Also finds what another build has kept. */
  readonly findAnywhere: (address: string) => Promise<Response | undefined>
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

export const offlineAddress = '/offline'
const patienceMs = 3_000
const batchSize = 4
const policyHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy']

function mayBeKept(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected
}

async function keepPage(
  path: string,
  response: Response,
  around: ServiceWorkerEnvironment,
): Promise<boolean> {
  if (!mayBeKept(response)) return false
  const copy = response.clone()
  // A page of another build would ask for files that this worker does not hold.
  if (!(await response.text()).includes(`"${around.plan.entry}"`)) return false
  await around.store.put(path, copy)
  return true
}

async function keepFile(
  address: string,
  response: Response,
  around: ServiceWorkerEnvironment,
): Promise<boolean> {
  if (!mayBeKept(response)) return false
  await around.store.put(address, response)
  return true
}

/** Keeps everything that the plan lists; rejects when a part is missing, so that the browser tries again later. */
export async function fillStore(
  around: ServiceWorkerEnvironment,
  offlineHtml: string,
): Promise<void> {
  const { plan, store } = around
  const missing: string[] = []
  for (const file of plan.files) if (!(await store.match(file))) missing.push(file)
  const wanted = [...plan.pages, ...missing]
  const take = async (address: string) => {
    const response = await around.fetch(address, {
      credentials: 'omit',
      cache: address.startsWith('/assets/') ? 'default' : 'no-cache',
    })
    const keep = plan.pages.includes(address) ? keepPage : keepFile
    if (!(await keep(address, response, around))) throw new Error(`${address} cannot be kept`)
  }
  for (let first = 0; first < wanted.length; first += batchSize) {
    await Promise.all(wanted.slice(first, first + batchSize).map(take))
  }
  const page = await store.match(plan.pages[0] ?? '')
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  for (const name of policyHeaders) headers.set(name, page?.headers.get(name) ?? '')
  await store.put(offlineAddress, new Response(offlineHtml, { headers }))
}

/** From the store when it is there, else from the network and then kept. */
export async function answerFile(
  address: string,
  around: ServiceWorkerEnvironment,
): Promise<Response> {
  const kept = await around.findAnywhere(address)
  if (kept) return kept
  const response = await around.fetch(address, {})
  await keepFile(address, response.clone(), around)
  return response
}

export interface PageAnswer {
  readonly response: Promise<Response>
  /** Settles when nothing is left to do. */
  readonly done: Promise<unknown>
}

/**
 * From the network; a page of the plan from the store when the network fails, errs or takes over three seconds. Any
 * other page has no copy: without a connection the page that says so stands in.
 */
export function answerPage(
  url: URL,
  fromNetwork: Promise<Response>,
  around: ServiceWorkerEnvironment,
): PageAnswer {
  const path = routeOf(url.pathname)
  const isListed = around.plan.pages.includes(path)
  const done = fromNetwork
    .then((response) => (isListed && url.search === '' ? response.clone() : undefined))
    .then((copy) => copy && keepPage(path, copy, around))
    .catch(() => undefined)
  const respond = async () => {
    const kept = isListed ? await around.store.match(path) : undefined
    const late = kept && new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
    const response = await Promise.race([fromNetwork, ...(late ? [late] : [])]).catch(
      () => undefined,
    )
    if (response && (response.status < 500 || !kept)) return response
    return kept ?? (await around.store.match(offlineAddress)) ?? Response.error()
  }
  return { response: respond(), done }
}
