import { AppError } from '@precis/domain'

export interface ByteBudgetOptions {
  /** For each holder at once. */
  readonly perHolder: number
  /** For the whole process at once. */
  readonly total: number
  /** Up to so many bytes a body counts for its holder only: whatever the others hold, it is read. */
  readonly smallBytes?: number
}

/** What one request holds of a budget. */
export interface ByteHold {
  /** Holds at least so many bytes. Throws `rate_limited` when they cannot be had. */
  growTo(bytes: number): void
  release(): void
}

export interface ByteBudget {
  open(holder: string): ByteHold
}

const retryAfterSeconds = 5

/** Bounds the bytes of request bodies in memory at one time. A request beyond the bound does not wait, it is refused. */
export function createByteBudget({
  perHolder,
  total,
  smallBytes = 0,
}: ByteBudgetOptions): ByteBudget {
  const heldBy = new Map<string, number>()
  let heldByAll = 0
  const change = (holder: string, bytes: number) => {
    const held = (heldBy.get(holder) ?? 0) + bytes
    if (held === 0) heldBy.delete(holder)
    else heldBy.set(holder, held)
    heldByAll += bytes
  }
  const refuse = (detail: string) => {
    throw new AppError('rate_limited', { detail, retryAfterSeconds })
  }
  return {
    open: (holder) => {
      let held = 0
      return {
        growTo: (bytes) => {
          const more = bytes - held
          if (more <= 0) return
          if ((heldBy.get(holder) ?? 0) + more > perHolder) refuse('too many bytes of one sender')
          if (bytes > smallBytes && heldByAll + more > total)
            refuse('too many bytes of all senders')
          change(holder, more)
          held = bytes
        },
        release: () => {
          change(holder, -held)
          held = 0
        },
      }
    },
  }
}
