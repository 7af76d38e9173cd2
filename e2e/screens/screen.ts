import type { APIRequestContext, Page } from '@playwright/test'
import type { Actor, Fixtures } from './fixtures.ts'

export interface ScreenContext {
  readonly page: Page
  readonly request: APIRequestContext
  readonly fixtures: Fixtures
}

/** One state of one screen, and how to get there as somebody. */
export interface Screen {
  readonly name: string
  readonly actor: Actor
  /** Exists only below 768 px. */
  readonly isNarrow?: boolean
  /** Needs an answer that the browser itself reports as a failure. */
  readonly isRefused?: boolean
  /** Fragments of what the product itself may say on the console here. */
  readonly noise?: readonly string[]
  /** Looks like another state but for its words, which are all that is checked. */
  readonly isVariant?: boolean
  /** Stands only until the page comes, without a heading of its own. */
  readonly isPassing?: boolean
  /** A page longer than a window, worth a picture of its whole length. */
  readonly isLong?: boolean
  readonly open: (context: ScreenContext) => Promise<void>
  /** Is tested in the page of another screen, where getting there takes long. */
  readonly after?: { readonly name: string; readonly go: (context: ScreenContext) => Promise<void> }
}

export const phone = { width: 320, height: 640 }
export const desktop = { width: 1440, height: 900 }
