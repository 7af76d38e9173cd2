import { createHmac } from 'node:crypto'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a token says, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

/** A token that says `claims`, signed with any secret; without one it claims to need no signature. */
export function signedToken(claims: object, secret: string | null): string {
  const header = encode({ alg: secret === null ? 'none' : 'HS256', typ: 'JWT' })
  const content = `${header}.${encode(claims)}`
  const signature =
    secret === null ? '' : createHmac('sha256', secret).update(content).digest('base64url')
  return `${content}.${signature}`
}
