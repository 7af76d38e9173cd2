import type { ErrorCode } from '@precis/domain'
import type { InlineHashes } from './inline-hashes.ts'

/** What the host knows about a connection. */
export interface HostBindings {
  readonly peerAddress?: string | undefined
}

/** The Hono environment of every route. */
export interface HttpEnv {
  Bindings: HostBindings
  Variables: {
    requestId: string
    errorCode?: ErrorCode
    errorDetail?: string
    /** What is in the page itself and its content policy allows. */
    inlineHashes?: InlineHashes
  }
}
