import { randomBytes } from 'node:crypto'
import type { GatewayRequest } from '../gateway-request.ts'

interface Times {
  readonly sent: string
  readonly created: string
  readonly identified: string
}

/** What a first sign-up of this address would have answered, to the shape of its ids and times. */
export async function pretendSignUp(request: GatewayRequest, email: string): Promise<Response> {
  const [times] = await request.context.sql.query<Times>(
    `select moment::text as sent,
       (moment + interval '1 millisecond')::text as created,
       (moment + interval '7 milliseconds')::text as identified
     from (select date_trunc('milliseconds', now()) as moment) as clock`,
  )
  const { sent, created, identified } = times ?? { sent: '', created: '', identified: '' }
  const id = timeOrderedId()
  const { data } = request.body
  const extra = typeof data === 'object' && data !== null ? data : {}
  const claims = { ...extra, email, email_verified: false, phone_verified: false, sub: id }
  return sameOrder({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: claims,
    identities: [
      {
        identity_id: timeOrderedId(),
        id,
        user_id: id,
        identity_data: claims,
        provider: 'email',
        last_sign_in_at: identified,
        created_at: identified,
        updated_at: identified,
        email,
      },
    ],
    created_at: created,
    updated_at: created,
    is_anonymous: false,
    confirmation_sent_at: sent,
  })
}

function timeOrderedId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** A sign-up answer with its claims in one order: databases differ in the one they keep. */
export function sameOrder(user: Record<string, unknown>): Response {
  const identities = Array.isArray(user.identities) ? user.identities : []
  return Response.json({
    ...user,
    user_metadata: sorted(user.user_metadata),
    identities: identities.map((identity: Record<string, unknown>) => ({
      ...identity,
      identity_data: sorted(identity.identity_data),
    })),
  })
}

function sorted(claims: unknown): object {
  const entries = Object.entries(typeof claims === 'object' && claims !== null ? claims : {})
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
