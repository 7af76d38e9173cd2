import type { ModelClient } from '../model-client.ts'

/** What one request works with. */
export interface ModelAccess {
  readonly client: ModelClient
  /** A cheaper model for small tasks; the same one where none is set up. */
  readonly fastClient: ModelClient
  /** UTF-16 units of a document that are summarized at once. */
  readonly chunkCharacters: number
  /** UTF-16 units of a document that go with a question. */
  readonly questionCharacters: number
  /** What stands in the marks around a document of this user: nobody who writes the document can know it. */
  readonly nonceOf: NonceOf
}

/** Always the same for one user and content, so that calls about one document begin alike. */
export type NonceOf = (user: string | undefined, content: string) => string | Promise<string>
