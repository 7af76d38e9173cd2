import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { giveBack } from './give-back.ts'

/** Work that fails a number of times before it succeeds. */
function failing(times: number) {
  return vi.fn(async () => {
    if (work.mock.calls.length <= times) throw new Error('the database is away')
  })
}
let work: ReturnType<typeof failing>

it('is done when the first attempt succeeds', async () => {
  work = failing(0)
  await giveBack(work, 1_000, 5)
  await wait(30)
  expect(work).toHaveBeenCalledTimes(1)
})

it('is tried again behind the back of the caller until it succeeds', async () => {
  work = failing(3)
  await giveBack(work, 60_000, 5)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(4), 240_000)
  await wait(30)
  expect(work).toHaveBeenCalledTimes(4)
})

it('ends when the lease has run out by itself', async () => {
  work = failing(Number.POSITIVE_INFINITY)
  await giveBack(work, 20, 5)
  await wait(60)
  const tried = work.mock.calls.length
  await wait(30)
  expect(work).toHaveBeenCalledTimes(tried)
})
