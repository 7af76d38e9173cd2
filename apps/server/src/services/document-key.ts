import { createHmac } from 'node:crypto'

/** Names a document of a user without holding it: HMAC-SHA256 of user and content, in hex. */
export type DocumentKey = (userId: string, content: string) => string | Promise<string>

export function createDocumentKey(secret: Uint8Array): (userId: string, content: string) => string {
  return (userId, content) =>
    createHmac('sha256', secret).update(`${userId}\0`).update(content).digest('hex')
}
