import { AppError } from '@precis/domain'
import type { ByteHold } from './byte-budget.ts'

export interface BodyLimits {
  readonly maxBytes: number
  /** Where the bytes are counted while they are in memory. */
  readonly hold: ByteHold
  /** What may be sent without being asked about. */
  readonly smallBytes?: number
  /** Asked once, before more than `smallBytes` are read; throws to refuse them. */
  readonly admitLarge?: () => Promise<void>
  readonly timeouts?: BodyTimeouts
}

/** How slowly a body may come. */
interface BodyTimeouts {
  /** Between two pieces. */
  readonly idleMs: number
  /** For any body, before the rate counts. */
  readonly graceMs: number
  readonly bytesPerSecond: number
}

const slowest: BodyTimeouts = { idleMs: 15_000, graceMs: 30_000, bytesPerSecond: 32 * 1024 }

/**
 * Reads a body within its limits. Throws `too_large`, `rate_limited`, what `admitLarge` throws, or `invalid_request` when
 * it breaks off or comes too slowly. Nothing is read of a body that says beforehand that it is over.
 */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const { maxBytes, hold, smallBytes = maxBytes, admitLarge, timeouts = slowest } = limits
  let isAdmitted = admitLarge === undefined
  const admit = async (bytes: number) => {
    if (bytes > maxBytes) throw new AppError('too_large')
    if (bytes > smallBytes && !isAdmitted) {
      isAdmitted = true
      await admitLarge?.()
    }
    hold.growTo(bytes)
  }
  await admit(Number(request.headers.get('content-length')) || 0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of piecesOf(request, timeouts)) {
    size += chunk.byteLength
    await admit(size)
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
}

async function* piecesOf(request: Request, timeouts: BodyTimeouts): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (reader === undefined) return
  const startedAt = performance.now()
  let size = 0
  try {
    for (;;) {
      const allowedMs = timeouts.graceMs + (size / timeouts.bytesPerSecond) * 1000
      const leftMs = Math.max(0, startedAt + allowedMs - performance.now())
      const { done, value } = await within(reader.read(), Math.min(timeouts.idleMs, leftMs))
      if (done) return
      size += value.byteLength
      yield value
    }
  } finally {
    // Not canceled: that would break the connection before it has carried the answer.
    reader.releaseLock()
  }
}

async function within<T>(piece: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const expire = () =>
    reject(new AppError('invalid_request', { detail: 'the body came too slowly' }))
  const timer = setTimeout(expire, timeoutMs)
  const brokenOff = (cause: unknown) => {
    throw new AppError('invalid_request', { detail: 'the body broke off', cause })
  }
  try {
    return await Promise.race([piece.catch(brokenOff), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a body within its limits as JSON. Throws `invalid_request` for anything else. */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const bytes = await readBytes(request, limits)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return value
  } catch {
    throw new AppError('invalid_request', { detail: 'the body is not JSON' })
  }
}
