import { randomUUID } from 'node:crypto'
import { visit } from '../../../apps/server/test/support/visitor.ts'
import type { ServerFixture } from '../../open-fixture.ts'
import type { Scenario } from '../../scenario.ts'

const gets = 6

async function newestLink(fixture: ServerFixture, email: string): Promise<string> {
  const emails = (await (await fetch(`${fixture.origins[0]}/dev/mailbox.json`)).json()) as {
    to: string
    text: string
  }[]
  const text = emails.find(({ to }) => to === email)?.text ?? ''
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** What following a link led to: a session, or an error. */
async function follow(link: string): Promise<string | null> {
  const answer = await fetch(link, { redirect: 'manual' })
  const { hash } = new URL(answer.headers.get('location') ?? 'http://nowhere')
  return new URLSearchParams(hash.slice(1)).get('access_token')
}

const followAll = (link: string) => Promise.all(Array.from({ length: gets }, () => follow(link)))

export const mailedLinks: Scenario = {
  name: 'mailed-links',
  what: `A verification and a reset link are fetched ${gets} times at once, then once more, as browsers and mail scanners do.`,
  databases: ['pglite', 'postgres'],
  async run(drill) {
    const fixture = await drill.open({ processes: 2 })
    const [origin] = fixture.origins
    const email = `reader-${randomUUID()}@example.test`
    const visitor = await visit(origin)
    await visitor.signUp(email, 'paperweight')
    await drill.during(async () => {
      const link = await newestLink(fixture, email)
      const sessions = [...(await followAll(link)), await follow(link)]
      const verified = sessions.filter(Boolean).length
      drill.claim(verified === gets + 1, `verification link: ${verified} of ${gets + 1} followed`)

      await visitor.supabase.auth.resetPasswordForEmail(email)
      const reset = await newestLink(fixture, email)
      const tokens = [...(await followAll(reset)), await follow(reset)]
      const opened = tokens.filter(Boolean).length
      drill.claim(opened === gets + 1, `reset link: ${opened} of ${gets + 1} opened`)
      const saved = await save(origin, tokens.at(-1) ?? '')
      drill.claim(saved === 200, `the new password is taken (${saved})`)
      drill.claim(
        (await follow(reset)) === null,
        'after that the reset link is used up',
        'the reset link opens after that too',
      )
      const { error } = await visitor.signIn(email, 'another-paperweight')
      drill.claim(error === null, 'the new password signs in', 'the new password does not sign in')
    })
  },
}

async function save(origin: string, token: string): Promise<number> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const answer = await fetch(`${origin}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: config.supabaseKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: 'another-paperweight' }),
  })
  return answer.status
}
