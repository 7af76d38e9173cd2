import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fetchFrom } from '../../apps/server/test/support/fetch-from.ts'
import { visit } from '../../apps/server/test/support/visitor.ts'
import type { Visitor } from '../accounts.ts'
import { openCaller } from '../callers.ts'
import type { ServerFixture } from '../open-fixture.ts'
import type { Drill } from '../scenario.ts'

interface Means {
  /** Where the link of a new account is found. */
  findLink(email: string): Promise<string | undefined>
  /** Comes to documents. */
  provide(visitor: Visitor): Promise<Response>
}

/** Signs people up and in through the proxy, each from an address of their own, so that they spread over the processes. */
export async function openUsers(fixture: ServerFixture, count: number, means: Means) {
  const users = []
  for (let at = 0; at < count; at += 1) {
    const send = fetchFrom(`127.0.0.${at + 10}`)
    const visitor = await visit(fixture.origins[0], send)
    const email = `reader-${randomUUID()}@example.test`
    const joined = await visitor.signUp(email, 'paperweight')
    if (joined.error) throw joined.error
    const link = await waitForLink(email, means)
    await send(link, { redirect: 'manual' })
    const { error } = await visitor.signIn(email, 'paperweight')
    if (error) throw error
    const provided = await means.provide(visitor)
    if (!provided.ok) throw new Error(`no documents: ${provided.status}`)
    users.push({ visitor, email, caller: await openCaller(visitor) })
  }
  return users
}

async function waitForLink(email: string, { findLink }: Means): Promise<string> {
  for (;;) {
    const link = await findLink(email)
    if (link !== undefined) return link
    await setTimeout(50)
  }
}

/** Finds links in the development mailbox of a server, asked directly. */
export function linksAt(origin: () => string): Means['findLink'] {
  return async (email) => {
    const answer = await fetch(`${origin()}/dev/mailbox.json`)
    const mails = (await answer.json()) as { to: string; text: string }[]
    const mail = mails.find(({ to }) => to === email)
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  }
}

/** Claims that each of them paid one credit for each document. */
export async function claimGoodBooks(drill: Drill, users: Awaited<ReturnType<typeof openUsers>>) {
  const books = await Promise.all(users.map(({ caller }) => caller.hasGoodBooks()))
  drill.claim(books.every(Boolean), 'one credit for each document', 'credits and documents differ')
}
