import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepLeases } from './sweep-leases.ts'

describe('the sweep of leases', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('runs at once and at its interval until it is stopped, whatever fails', async () => {
    const sweep = vi.fn(() => Promise.resolve())
    const onFailure = vi.fn()
    sweep.mockRejectedValueOnce(new Error('down'))
    const sweeping = sweepLeases({ credits: { sweep }, everyMs: 1000, onFailure })
    expect(sweep).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2500)
    expect(sweep).toHaveBeenCalledTimes(3)
    expect(onFailure).toHaveBeenCalledTimes(1)
    await sweeping.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sweep).toHaveBeenCalledTimes(3)
  })
})
