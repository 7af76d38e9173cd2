import type { Browser, BrowserContext } from '@playwright/test'
import { type Policy, publicConfigSchema } from '@precis/domain'
import { type Account, buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import { agreement, reviewNotes } from '../documents/agreement.ts'
import { agreementPdf } from '../documents/documents.ts'

/** `newcomer` has no credits, `reader` a pack, `analyst` is a reader with a finished summary in the tab. */
export type Actor = 'visitor' | 'newcomer' | 'reader' | 'analyst'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Fixtures {
  readonly policy: Policy
  readonly newcomer: Account
  readonly reader: Account
  readonly states: Readonly<Record<Actor, StorageState>>
  /** What the analyst's tab keeps. */
  readonly work: string
}

const nobody: StorageState = { cookies: [], origins: [] }
const workKey = 'precis.work'

async function summarize(context: BrowserContext, person: Account): Promise<string> {
  const page = await context.newPage()
  await signIn(page, person)
  await page.goto('/settings')
  await page.getByLabel('Full Name').fill('Mara Oduya')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()
  await page.goto('/analyze')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await agreementPdf(agreement.length, reviewNotes))
  const kept = await page.waitForFunction((key) => {
    const work = sessionStorage.getItem(key)
    if (work === null) return null
    const { title, result } = JSON.parse(work)
    return title !== null && result !== null ? work : null
  }, workKey)
  return (await kept.jsonValue()) ?? ''
}

/** Makes the accounts that the screens are shown to, and one finished summary. */
export async function createFixtures(browser: Browser, baseURL: string): Promise<Fixtures> {
  const options = { baseURL, serviceWorkers: 'block' as const }
  const first = await browser.newContext(options)
  const second = await browser.newContext(options)
  try {
    const config = publicConfigSchema.parse(await (await first.request.get('/config.json')).json())
    const newcomer = await createAccount(first.request)
    const reader = await createAccount(second.request)
    await buyPack(second.request, reader)
    const page = await first.newPage()
    await signIn(page, newcomer)
    const work = await summarize(second, reader)
    const signedIn = await second.storageState()
    return {
      policy: config.policy,
      newcomer,
      reader,
      work,
      states: {
        visitor: nobody,
        newcomer: await first.storageState(),
        reader: signedIn,
        analyst: signedIn,
      },
    }
  } finally {
    await first.close()
    await second.close()
  }
}

/** Puts the finished summary into the tabs of a context, as a reload would find it. */
export async function keepWork(context: BrowserContext, fixtures: Fixtures): Promise<void> {
  await context.addInitScript(
    ([key, work]) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem(key, work)
    },
    [workKey, fixtures.work] as const,
  )
}

/** Begins each tab of a new context with what that actor's browser keeps. Playwright's own way opens a page for it. */
export async function startAs(
  context: BrowserContext,
  fixtures: Fixtures,
  actor: Actor,
): Promise<void> {
  const kept = fixtures.states[actor].origins.flatMap(({ localStorage }) => localStorage)
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('has-begun')) return
    sessionStorage.setItem('has-begun', 'yes')
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, kept)
  if (actor === 'analyst') await keepWork(context, fixtures)
}
