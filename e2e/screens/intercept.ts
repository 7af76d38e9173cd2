import type { Page, Route } from '@playwright/test'

type Row = Record<string, unknown>

/** Shows a balance other than the account's own. */
export async function withBalance(page: Page, change: Row): Promise<void> {
  await page.route('**/rest/v1/profiles?*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body: Row | Row[] = await response.json()
    const json = Array.isArray(body)
      ? body.map((row) => ({ ...row, ...change }))
      : { ...body, ...change }
    await route.fulfill({ response, json })
  })
}

/** Answers what asks for the profile and the balance in it. */
export async function onProfile(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/rest/v1/profiles?*', answer)
}

/** Answers the calls of one purpose: `summary`, `question`, `export`. */
export async function onAi(
  page: Page,
  purpose: 'summary' | 'question' | 'export',
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/.netlify/functions/openai-analysis', (route) => {
    const prompt: unknown = route.request().postDataJSON()?.systemPrompt
    return typeof prompt === 'string' && prompt.startsWith(purpose)
      ? answer(route)
      : route.fallback()
  })
}

/** Leaves a request without an answer. */
export const unanswered = async (): Promise<void> => undefined

export function refusing(status: number, json: unknown) {
  return (route: Route) => route.fulfill({ status, json })
}

/** Sends pages without what the server wrote into them, so that they ask for their configuration. */
export async function withoutPageFacts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/<script[^>]*id="page-facts"[^>]*>.*?<\/script>/s, '')
      .replace(/<link[^>]*href="#page-facts"[^>]*>/, '')
    await route.fulfill({ response, body })
  })
}

/** Says that Google sign-in is set up, whatever the server's configuration says. */
export async function withGoogle(page: Page): Promise<void> {
  await withoutPageFacts(page)
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), google: true } })
  })
}

/** Lets no timer of exactly that length fire, so that what it would take away stays. */
export async function holdTimers(page: Page, lengthMs: number): Promise<void> {
  await page.addInitScript((blockedMs) => {
    const own = window.setTimeout.bind(window)
    const never = 2_000_000_000
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      own(work, ms === blockedMs ? never : ms, ...rest)) as typeof window.setTimeout
  }, lengthMs)
}

/** Makes `fetch` of one address fail without a word, as some browsers do when a connection breaks. */
export async function breakSilently(page: Page, address: string): Promise<void> {
  await page.addInitScript((part) => {
    const own = window.fetch
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return url.includes(part)
        ? Promise.reject(new DOMException('', 'AbortError'))
        : own(input, init)
    }
  }, address)
}

/** Answers a summary with one partial event and never ends. */
export async function writeOn(page: Page, partial: unknown): Promise<void> {
  await page.addInitScript((words) => {
    const own = window.fetch
    window.fetch = (input, init) => {
      const isSummary =
        typeof init?.body === 'string' && init.body.includes('"systemPrompt":"summary"')
      if (!isSummary) return own(input, init)
      const event = `event: partial\ndata: ${words}\n\n`
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(event)),
      })
      const headers = { 'content-type': 'text/event-stream' }
      return Promise.resolve(new Response(body, { headers }))
    }
  }, JSON.stringify(partial))
}
