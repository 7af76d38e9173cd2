import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lendThreads } from './lend-threads.ts'
import type { PdfiumReply, PdfiumRequest } from './protocol.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Threads that only write down what happens to them. */
function lending() {
  const started: { asked: PdfiumRequest[]; ended: number; tell: (reply: PdfiumReply) => void }[] =
    []
  const start = () => {
    const thread = { asked: [], ended: 0, tell: () => undefined } as (typeof started)[number]
    started.push(thread)
    return {
      post: (request: PdfiumRequest) => void thread.asked.push(request),
      listen(onReply: (reply: PdfiumReply) => void) {
        thread.tell = onReply
      },
      end() {
        thread.ended += 1
      },
    }
  }
  return { startThread: lendThreads(start, 1_000), started }
}

const opened: PdfiumReply = { type: 'opened', pages: 1 }

it('lends a thread again that was given back, with its file closed', () => {
  const { startThread, started } = lending()
  startThread().giveBack()
  const heard: PdfiumReply[] = []
  startThread().listen((reply) => heard.push(reply))
  started[0]?.tell(opened)
  expect([started.length, heard]).toEqual([1, [opened]])
  expect(started[0]?.asked).toEqual([{ type: 'close' }])
  vi.advanceTimersByTime(10_000)
  expect(started[0]?.ended).toBe(0)
})

it('starts another thread for a file that is read at the same time', () => {
  const { startThread, started } = lending()
  startThread()
  startThread()
  expect(started).toHaveLength(2)
})

it.each<[string, (lent: ReturnType<typeof lending>) => void]>([
  ['nobody needs for a while', () => vi.advanceTimersByTime(1_000)],
  ['fails while it waits', ({ started }) => started[0]?.tell({ type: 'failed' })],
])('ends a thread once that %s', (_what, happen) => {
  const lent = lending()
  lent.startThread().giveBack()
  happen(lent)
  expect(lent.started[0]?.ended).toBe(1)
  lent.startThread()
  expect(lent.started).toHaveLength(2)
})

it('lends no thread again that was ended', () => {
  const { startThread, started } = lending()
  startThread().end()
  startThread()
  expect([started.length, started[0]?.ended]).toEqual([2, 1])
})
