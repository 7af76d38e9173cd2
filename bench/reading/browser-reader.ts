import { extname } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { countWords } from '@precis/domain'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'

/** What the product made of one file. */
export interface BrowserReading {
  /** As the reader tells it; empty where nothing was read. */
  readonly kind: string
  readonly pages: number
  readonly words: number
  readonly ms: number
  /** The longest time that the page could not answer. */
  readonly longestTaskMs: number
  /** The message, or what is asked before the analysis. */
  readonly message: string
  /** A crash, a hang, or errors that nobody caught. */
  readonly faults: readonly string[]
}

declare global {
  interface Window {
    longestTaskMs: number
  }
}

const imageExtensions = new Set(['.png', '.jpg', '.jpeg', '.heic', '.heif'])
const ai = '**/.netlify/functions/openai-analysis'

/** The upload screen of a signed-in reader. The analysis is never answered, so nothing is charged. */
export async function openReader(browser: BrowserContext) {
  const page = await browser.newPage()
  const person = await createAccount(browser.request)
  await buyPack(browser.request, person)
  await signIn(page, person)
  const faults: string[] = []
  page.on('crash', () => faults.push('the page crashed'))
  browser.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
  browser.on('console', (line) => {
    if (line.type() === 'error') faults.push(`console: ${line.text()}`)
  })
  await page.addInitScript(() => {
    // What the last file left behind would open again.
    sessionStorage.removeItem('precis.work')
    window.longestTaskMs = 0
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration)
      window.longestTaskMs = Math.max(window.longestTaskMs, ...durations)
    }).observe({ type: 'longtask' })
  })
  let sent = Promise.withResolvers<string>()
  await page.route(ai, (route) => {
    const body = route.request().postDataJSON()
    if (body.systemPrompt === 'summary') sent.resolve(body.content)
  })
  await openUpload(page)

  return async (path: string, patienceMs: number): Promise<BrowserReading> => {
    sent = Promise.withResolvers()
    await page.evaluate(() => {
      window.longestTaskMs = 0
    })
    const startedAt = performance.now()
    let outcome: Outcome
    try {
      await give(page, path)
      outcome = await within(patienceMs, outcomeOf(page, sent.promise))
    } catch (error) {
      faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
      outcome = { message: '', content: '' }
    }
    const ms = performance.now() - startedAt
    const read = await within(patienceMs, whatWasRead(page)).catch(() => nothingRead)
    await within(patienceMs, openUpload(page)).catch(() => faults.push('the page came no more'))
    return {
      ...read,
      ms,
      message: outcome.message,
      words: countWords(outcome.content),
      faults: faults.splice(0),
    }
  }
}

interface Outcome {
  readonly message: string
  readonly content: string
}

const nothingRead = { kind: '', pages: 0, longestTaskMs: 0 }

async function openUpload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/analyze')
  page.removeAllListeners('dialog')
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
}

async function give(page: Page, path: string): Promise<void> {
  if (!imageExtensions.has(extname(path).toLowerCase())) {
    return page.locator('input[type=file]').first().setInputFiles(path)
  }
  await page.getByLabel('Photo files', { exact: true }).setInputFiles(path)
  const summarize = page.getByRole('button', { name: 'Summarize', exact: true })
  await summarize.or(page.getByRole('alert')).first().waitFor()
  if (await summarize.isEnabled()) await summarize.click()
}

async function outcomeOf(page: Page, sent: Promise<string>): Promise<Outcome> {
  const failure = page.getByRole('alert')
  const locked = page.getByLabel('File password')
  const paused = page.getByRole('button', { name: 'Summarize anyway' })
  const seen = (place: Locator, name: string) =>
    place
      .first()
      .waitFor({ timeout: 0 })
      .then(() => name)
  const first = await Promise.race([
    sent.then(() => 'sent'),
    seen(failure, 'failure'),
    seen(locked, 'locked'),
    seen(paused, 'paused'),
  ])
  if (first === 'failure') {
    const text = await failure.locator('p').first().textContent()
    return { message: text ?? '', content: '' }
  }
  if (first === 'locked') return { message: 'asks for its password', content: '' }
  if (first === 'sent') return { message: '', content: await sent }
  const reason = await page.locator('.note p').first().textContent()
  await paused.click()
  return { message: `asks first: ${reason}`, content: await sent }
}

async function whatWasRead(page: Page) {
  return page.evaluate(() => {
    const work = JSON.parse(sessionStorage.getItem('precis.work') ?? 'null')
    return {
      kind: String(work?.document.kind ?? ''),
      pages: Number(work?.document.pages.length ?? 0),
      longestTaskMs: window.longestTaskMs,
    }
  })
}

async function within<Value>(patienceMs: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hung for ${patienceMs / 1_000} s`)), patienceMs)
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
