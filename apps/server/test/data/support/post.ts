import { origin, type TestDatabase } from './test-database.ts'

/** Sends JSON to a path of the Supabase API as a browser without a session does. */
export async function post(db: TestDatabase, path: string, body: object, base = origin) {
  const answer = await db.handle(
    new Request(`${base}${path}`, {
      method: 'POST',
      headers: {
        apikey: db.database.supabase.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
  return { status: answer.status, headers, body: (await answer.json()) as unknown }
}
