import type { Context } from 'hono'
import { clientAddress } from '../client-address.ts'
import type { HttpEnv } from '../types.ts'
import { type ByteHold, createByteBudget } from './byte-budget.ts'
import { readBytes, readJson } from './read-body.ts'

const perAddressBytes = 8 * 1024 * 1024
const totalBytes = 64 * 1024 * 1024
/** Larger than what any screen sends: a sign-in is read whatever its neighbors hold. */
const uncountedBytes = 4 * 1024

/** Reads the bodies of all routes that take no document, within one byte budget for each address. */
export interface SmallBodies {
  bytes(c: Context<HttpEnv>, maxBytes: number): Promise<Uint8Array>
  json(c: Context<HttpEnv>, maxBytes: number): Promise<unknown>
}

export function createSmallBodies({ trustsProxy = false } = {}): SmallBodies {
  const budget = createByteBudget({ perHolder: perAddressBytes, total: totalBytes })
  const holding = async <T>(c: Context<HttpEnv>, read: (hold: ByteHold) => Promise<T>) => {
    const hold = budget.open(clientAddress(c, trustsProxy))
    const growTo = (bytes: number) => {
      if (bytes > uncountedBytes) hold.growTo(bytes)
    }
    try {
      return await read({ ...hold, growTo })
    } finally {
      hold.release()
    }
  }
  return {
    bytes: (c, maxBytes) => holding(c, (hold) => readBytes(c.req.raw, { maxBytes, hold })),
    json: (c, maxBytes) => holding(c, (hold) => readJson(c.req.raw, { maxBytes, hold })),
  }
}
