import type { TestDatabase } from './test-database.ts'

/** Makes as if the last emails to an address, and its confirmation, lay that much longer ago. */
export async function passTime(db: TestDatabase, email: string, seconds: number) {
  await db.embedded.sql.query(
    `update public.mailed_links set sent_at = sent_at - make_interval(secs => $2::int)
       where user_id = (select id from auth.users where email = $1)`,
    [email, seconds],
  )
  await db.embedded.sql.query(
    `update auth.users set
       email_confirmed_at = email_confirmed_at - make_interval(secs => $2::int) where email = $1`,
    [email, seconds],
  )
}

/** Makes as if the cool-down after a mail to an address were over. */
export const coolDown = (db: TestDatabase, email: string) => passTime(db, email, 61)

/** Makes as if every session of a user had begun six minutes ago. */
export async function ageSessions(db: TestDatabase, userId: string) {
  await db.embedded.sql.query(
    `update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`,
    [userId],
  )
}
