import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export interface Account {
  readonly email: string
  readonly password: string
  /** The session that following the verification link began, as a browser keeps it. */
  readonly session?: Session
}

interface Session {
  readonly access_token: string
  readonly [field: string]: unknown
}

interface MailboxEntry {
  to: string
  subject: string
  text: string
}

/** Asked for by the mailbox when the request comes from another machine. */
const operatorToken = process.env['E2E_OPERATOR_TOKEN']
const mailbox = `/dev/mailbox.json${operatorToken === undefined ? '' : `?token=${operatorToken}`}`

export function newAccount(): Account {
  return { email: `reader-${randomUUID()}@example.test`, password: `paper-${randomUUID()}` }
}

/** The address to follow in the newest mail of a kind to that person; receipts and notices lead to no account. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  kind: 'signup' | 'recovery' | '' = '',
): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const emails: MailboxEntry[] = await (await request.get(mailbox)).json()
    const addresses = emails
      .filter(({ to }) => to === email)
      .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0])
    link = addresses.find(
      (address) => address?.includes('/auth/v1/verify') && address.includes(`type=${kind}`),
    )
    expect(link).toBeTruthy()
  }).toPass()
  return link as string
}

/** Creates a verified account over HTTP; no page is signed in. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
  const person = newAccount()
  const config = await (await request.get('/config.json')).json()
  const headers = { apikey: config.supabaseKey }
  const answer = await request.post('/auth/v1/signup', {
    headers,
    data: { email: person.email, password: person.password },
  })
  expect(answer.ok()).toBe(true)
  const verified = await request.get(await mailedLink(request, person.email), { maxRedirects: 0 })
  const { hash } = new URL(verified.headers()['location'] ?? '')
  const session = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const authorization = `Bearer ${session['access_token']}`
  const found = await request.get('/auth/v1/user', { headers: { ...headers, authorization } })
  expect(found.ok()).toBe(true)
  const numbers = {
    expires_in: Number(session['expires_in']),
    expires_at: Number(session['expires_at']),
  }
  const user: unknown = await found.json()
  return { ...person, session: { access_token: '', ...session, ...numbers, user } }
}

/** Checking a password takes a tenth of a second of processor time: where a session is at hand, none is asked for. */
async function sessionOf(request: APIRequestContext, person: Account): Promise<Session> {
  return person.session ?? newSession(request, person)
}

async function newSession(
  request: APIRequestContext,
  { email, password }: Account,
): Promise<Session> {
  const config = await (await request.get('/config.json')).json()
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: config.supabaseKey },
    data: { email, password },
  })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** An access token of that person. */
export async function tokenOf(request: APIRequestContext, person: Account): Promise<string> {
  return (await sessionOf(request, person)).access_token
}

/** Buys a pack through the test checkout, over HTTP. */
export async function buyPack(request: APIRequestContext, person: Account): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  const { url } = await (await request.post('/.netlify/functions/checkout', { headers })).json()
  const session = new URL(url).searchParams.get('session') ?? ''
  const paid = await request.post('/checkout/test', {
    form: { session, choice: 'pay' },
    maxRedirects: 0,
  })
  expect(paid.status()).toBe(303)
  const location = new URL(paid.headers()['location'] ?? '', url)
  const activated = await request.post('/.netlify/functions/activate-payment', {
    headers,
    data: { transaction_id: location.searchParams.get('transaction_id') },
  })
  expect(activated.ok()).toBe(true)
}

/** `{used, limit}` of that person, from the database. */
export async function balance(request: APIRequestContext, person: Account) {
  const config = await (await request.get('/config.json')).json()
  // The test may have ended the session of the account's beginning.
  const { access_token } = await newSession(request, person)
  const answer = await request.get('/rest/v1/profiles?select=documents_used,documents_limit', {
    headers: {
      apikey: config.supabaseKey,
      authorization: `Bearer ${access_token}`,
    },
  })
  const [row] = await answer.json()
  return { used: row.documents_used as number, limit: row.documents_limit as number }
}

/** Opens the upload screen in a browser that already keeps a session, as after an earlier visit. */
export async function openSignedIn(
  page: Page,
  request: APIRequestContext,
  person: Account,
): Promise<void> {
  const session = JSON.stringify(await sessionOf(request, person))
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('precis.session', kept), session)
  await page.goto('/analyze')
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
}

export async function signIn(page: Page, person: Account): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/analyze')
  // The address changes before the page behind it has arrived.
  await page.locator('#main').waitFor()
}
