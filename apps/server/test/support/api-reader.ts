import { randomUUID } from 'node:crypto'

interface Mail {
  to: string
  text: string
}

/** Speaks to the server over HTTP as one person does. Every method throws unless the server acknowledged. */
export class ApiReader {
  readonly email = `reader-${randomUUID()}@example.test`
  readonly password = `paper-${randomUUID()}`
  url: string
  #key = ''
  #token = ''

  constructor(url: string) {
    this.url = url
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: this.#key, ...headers },
      body: JSON.stringify(body),
    })
  }

  async #acknowledged(answer: Response): Promise<Response> {
    if (answer.ok) return answer
    throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  }

  async signUp(): Promise<void> {
    const config = (await (await fetch(`${this.url}/config.json`)).json()) as {
      supabaseKey: string
    }
    this.#key = config.supabaseKey
    const { email, password } = this
    await this.#acknowledged(await this.#post('/auth/v1/signup', { email, password }))
    const mails = (await (await fetch(`${this.url}/dev/mailbox.json`)).json()) as Mail[]
    const link = mails.find((mail) => mail.to === email)?.text.match(/https?:\/\/\S+/)?.[0]
    if (!link) throw new Error('no mail came')
    const target = new URL(link)
    const followed = await fetch(`${this.url}${target.pathname}${target.search}`, {
      redirect: 'manual',
    })
    if (followed.status >= 400) throw new Error('the link was refused')
  }

  async signIn(): Promise<void> {
    const { email, password } = this
    const answer = await this.#acknowledged(
      await this.#post('/auth/v1/token?grant_type=password', { email, password }),
    )
    this.#token = ((await answer.json()) as { access_token: string }).access_token
  }

  call(name: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })
  }

  async buyPack(): Promise<void> {
    const checkout = await this.#acknowledged(await this.call('checkout', {}))
    const { url } = (await checkout.json()) as { url: string }
    const session = new URL(url, this.url).searchParams.get('session') ?? ''
    const paid = await fetch(`${this.url}/checkout/test`, {
      method: 'POST',
      body: new URLSearchParams({ session, choice: 'pay' }),
      redirect: 'manual',
    })
    const location = new URL(paid.headers.get('location') ?? '', this.url)
    const transaction = location.searchParams.get('transaction_id')
    await this.#acknowledged(await this.call('activate-payment', { transaction_id: transaction }))
  }

  summarize(content: string, signal?: AbortSignal): Promise<Response> {
    const body = { action: 'chatCompletion', systemPrompt: 'summary', content }
    return this.call('openai-analysis', body, signal)
  }

  async balance(): Promise<{ used: number; limit: number }> {
    const answer = await this.#acknowledged(
      await fetch(`${this.url}/rest/v1/profiles?select=documents_used,documents_limit`, {
        headers: { apikey: this.#key, authorization: `Bearer ${this.#token}` },
      }),
    )
    const [row] = (await answer.json()) as { documents_used: number; documents_limit: number }[]
    if (!row) throw new Error('no profile')
    return { used: row.documents_used, limit: row.documents_limit }
  }
}
