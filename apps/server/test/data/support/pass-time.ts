import type { Room } from './room.ts'

/** Makes as if the last mails to an address had gone out a minute ago. */
export async function coolDown(room: Room, email: string) {
  await room.embedded.sql.query(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
       recovery_sent_at = recovery_sent_at - interval '61 seconds' where email = $1`,
    [email],
  )
}

/** Makes as if every session of a user had begun six minutes ago. */
export async function ageSessions(room: Room, userId: string) {
  await room.embedded.sql.query(
    `update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`,
    [userId],
  )
}
