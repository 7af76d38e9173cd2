import { describe, expect, it, vi } from 'vitest'
import { lease } from '../embedded/testing/sample-documents.ts'
import { answerRequests } from './answer-requests.ts'
import type { DeviceReply } from './protocol.ts'

function start() {
  const replies: DeviceReply[] = []
  const ask = answerRequests((message) => replies.push(message))
  const ended = (id: number) =>
    vi.waitFor(
      () => {
        const last = replies.find((one) => one.id === id && one.type !== 'progress')
        if (last === undefined) throw new Error('still at work')
        return last
      },
      { timeout: 240_000 },
    )
  return { replies, ask, ended }
}
const request = (id: number, content: string) =>
  ({ id, type: 'summarize', content, mode: 'general', language: undefined }) as const

describe("the worker's side of the engine on the device", () => {
  it('tells its progress, then gives a summary whose quotes are slices of the text', async () => {
    const { ask, ended, replies } = start()
    ask(request(1, lease))
    const reply = await ended(1)
    if (reply.type !== 'done') throw new Error(reply.type)
    expect(replies[0]?.type).toBe('progress')
    expect(reply.summary.citations.length).toBeGreaterThan(4)
    for (const { start, end, quote } of reply.summary.citations) {
      expect(lease.slice(start, end)).toBe(quote)
    }
  })

  it('is prepared once the data of every language is there', async () => {
    const { ask, replies } = start()
    ask({ id: null, type: 'prepare' })
    await vi.waitFor(
      () => expect(replies).toEqual([{ id: null, type: 'prepared', isComplete: true }]),
      {
        timeout: 240_000,
      },
    )
  })

  it('sends failures by their code', async () => {
    const { ask, ended } = start()
    ask(request(1, ' \n '))
    expect(await ended(1)).toMatchObject({ type: 'failed', error: { code: 'empty_content' } })
  })

  it('says nothing more of a job that was canceled', async () => {
    const { ask, ended, replies } = start()
    ask(request(1, lease.repeat(40)))
    ask({ id: 1, type: 'cancel' })
    ask(request(2, lease))
    await ended(2)
    expect(replies.filter(({ id, type }) => id === 1 && type !== 'progress')).toEqual([])
  })
})
