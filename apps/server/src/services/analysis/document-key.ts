import { createHmac } from 'node:crypto'

/** Names a document of a user without holding it: HMAC-SHA256 of user and content, in hex. */
export type DocumentKey = (userId: string, content: string) => string | Promise<string>

export function createDocumentKey(secret: Uint8Array): (userId: string, content: string) => string {
  return (userId, content) =>
    createHmac('sha256', secret).update(`${userId}\0`).update(content).digest('hex')
}

/**
 * Marks the document of a user in prompts. The provider sees it, so it tells nothing of the key that names the document
 * in the database.
 */
export function createPromptNonce(secret: Uint8Array, documentKey: DocumentKey) {
  return async (userId: string | undefined, content: string): Promise<string> => {
    const key = await documentKey(userId ?? '', content)
    return createHmac('sha256', secret).update(`prompt\0${key}`).digest('hex').slice(0, 18)
  }
}
