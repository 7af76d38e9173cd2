import { createClient } from '@supabase/supabase-js'
import { aiPath } from './ai-path.ts'

interface ListedMail {
  to: string
  subject: string
  text: string
}

interface Config {
  readonly supabaseUrl: string
  readonly supabaseKey: string
}

/** Somebody with a browser's means: the public addresses and the publishable key. Mail lands where accounts are. */
export async function visit(origin: string, send: typeof fetch = fetch) {
  const config = (await (await send(`${origin}/config.json`)).json()) as Config
  const supabase = createClient(config.supabaseUrl, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: send },
  })
  let token = ''
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })
  const ai = (body: object, headers?: Record<string, string>) => post(aiPath, body, headers)

  return {
    supabase,
    post,
    ai,
    signUp: (email: string, password: string) =>
      supabase.auth.signUp({
        email,
        password,
        options: { emailRedirectTo: `${origin}/auth?mode=verify-email` },
      }),
    /** Follows the first link of the newest mail, as a browser would. */
    followMail: async (email: string) => {
      const listed = (await (
        await fetch(`${config.supabaseUrl}/dev/mailbox.json`)
      ).json()) as ListedMail[]
      const mail = listed.find(({ to }) => to === email)
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
      if (!link) throw new Error(`no mail for ${email}`)
      return fetch(link, { redirect: 'manual' })
    },
    signIn: async (email: string, password: string) => {
      const answer = await supabase.auth.signInWithPassword({ email, password })
      token = answer.data.session?.access_token ?? ''
      return answer
    },
    accessToken: () => token,
    buyPack: async () => {
      const checkout = await post('/.netlify/functions/checkout', {})
      const { url } = (await checkout.json()) as { url: string }
      const session = new URL(url).searchParams.get('session') ?? ''
      const paid = await fetch(`${origin}/checkout/test`, {
        method: 'POST',
        body: new URLSearchParams({ session, choice: 'pay' }),
        redirect: 'manual',
      })
      const success = new URL(paid.headers.get('location') ?? '', origin)
      const transaction_id = success.searchParams.get('transaction_id')
      return post('/.netlify/functions/activate-payment', { transaction_id })
    },
  }
}
