import type { LentThread, PdfiumReply, PdfiumThread } from './protocol.ts'

const idleMs = 30_000

interface Kept {
  readonly thread: PdfiumThread
  onReply: (reply: PdfiumReply) => void
}

/**
 * Lends threads that `start` starts. One that is given back is kept for a while: starting another and compiling its code anew takes
 * longer than reading a few dozen pages.
 */
export function lendThreads(start: () => PdfiumThread, keptMs = idleMs): () => LentThread {
  const idle = new Map<Kept, ReturnType<typeof setTimeout>>()
  const wake = (kept: Kept) => {
    clearTimeout(idle.get(kept))
    idle.delete(kept)
  }
  const end = (kept: Kept) => {
    wake(kept)
    kept.thread.end()
  }
  const begin = (): Kept => {
    const kept: Kept = { thread: start(), onReply: () => undefined }
    kept.thread.listen((reply) => {
      if (idle.has(kept)) end(kept)
      else kept.onReply(reply)
    })
    return kept
  }
  const takeIdle = (): Kept | null => {
    const [kept] = idle.keys()
    if (kept === undefined) return null
    wake(kept)
    return kept
  }
  return () => {
    const kept = takeIdle() ?? begin()
    return {
      post: (request) => kept.thread.post(request),
      listen(onReply) {
        kept.onReply = onReply
      },
      end: () => end(kept),
      giveBack() {
        kept.onReply = () => undefined
        kept.thread.post({ type: 'close' })
        idle.set(
          kept,
          setTimeout(() => end(kept), keptMs),
        )
      },
    }
  }
}
