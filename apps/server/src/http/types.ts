import type { ErrorCode } from '@precis/domain'

/** What the host tells of a connection. */
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
    /** Styles in the page itself that its content policy allows. */
    styleHashes?: readonly string[]
  }
}
