import { afterEach, describe, expect, it, vi } from 'vitest'
import { yieldToMain } from '../../../../lib/browser/yield-to-main.ts'
import { loadWork, type SavedWork } from './saved-work.ts'
import { forgetWork } from './tab-storage.ts'
import { createWorkKeeper } from './work-keeper.ts'

const long = (word: string) => `${word} 😀 `.repeat(200_000)

function work(content: string, title: string | null = null): SavedWork {
  return {
    userId: 'u1',
    job: { kind: 'file', name: 'Long.pdf', sizeBytes: 51, mode: 'general', language: null },
    document: { kind: 'txt', content, pages: [], sections: [] },
    title,
    isHeld: false,
    result: null,
    messages: [],
    asked: '',
    notes: [],
    kept: [],
    hiding: null,
    calls: [],
  }
}

const untilOfflineReady = () => vi.waitFor(() => expect(loadWork('u1')).not.toBeNull())
const writes = () => vi.spyOn(Storage.prototype, 'setItem')
const keys = () => Object.keys(sessionStorage)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('a long text', () => {
  it('comes back whole, with what was known last', async () => {
    const keeper = createWorkKeeper()
    keeper.save(work(long('one')))
    keeper.save(work(long('one'), 'A title'))
    expect(loadWork('u1')).toBeNull()
    await untilOfflineReady()
    expect(loadWork('u1')).toEqual(work(long('one'), 'A title'))
    expect(loadWork('u2')).toBeNull()
  })

  it('is written once, however often the rest changes', async () => {
    const keeper = createWorkKeeper()
    keeper.save(work(long('one')))
    await untilOfflineReady()
    const spy = writes()
    keeper.save(work(long('one'), 'A title'))
    expect(spy).toHaveBeenCalledOnce()
    expect(loadWork('u1')?.title).toBe('A title')
    spy.mockClear()
    createWorkKeeper(long('one')).save(work(long('one'), 'After a reload'))
    expect(spy).toHaveBeenCalledOnce()
    expect(loadWork('u1')).toEqual(work(long('one'), 'After a reload'))
  })

  it('makes way for another one, long or short', async () => {
    const keeper = createWorkKeeper()
    keeper.save(work(long('one')))
    keeper.save(work(long('second')))
    await untilOfflineReady()
    expect(loadWork('u1')).toEqual(work(long('second')))
    keeper.save(work('Short.'))
    expect(loadWork('u1')).toEqual(work('Short.'))
    expect(keys()).toHaveLength(1)
  })

  it('is not kept in part', async () => {
    createWorkKeeper().save(work(long('one')))
    await untilOfflineReady()
    sessionStorage.removeItem(keys().find((key) => key.endsWith('.3')) ?? '')
    expect(loadWork('u1')).toBeNull()
  })

  it('that does not fit leaves nothing behind, and is not tried with every change', async () => {
    const setItem = Storage.prototype.setItem
    const spy = writes().mockImplementation(function (this: Storage, key, value) {
      if (key.endsWith('.2')) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    const keeper = createWorkKeeper()
    keeper.save(work(long('one')))
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(3))
    expect(keys()).toEqual([])
    keeper.save(work(long('one'), 'A title'))
    expect(spy).toHaveBeenCalledTimes(3)
    keeper.save(work('Short.'))
    expect(loadWork('u1')).toEqual(work('Short.'))
  })

  it('goes with the work, also while it is being written', async () => {
    const keeper = createWorkKeeper()
    keeper.save(work(long('one')))
    keeper.drop()
    for (let turn = 0; turn < 10; turn += 1) await yieldToMain()
    expect(keys()).toEqual([])
    keeper.save(work(long('one')))
    await untilOfflineReady()
    forgetWork()
    expect(keys()).toEqual([])
  })
})
