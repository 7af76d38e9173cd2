import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runRepeatedly } from './run-repeatedly.ts'

describe('repeated work', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('runs at once and at its interval until it is stopped, whatever fails', async () => {
    const work = vi.fn(() => Promise.resolve())
    const onFailure = vi.fn()
    work.mockRejectedValueOnce(new Error('down'))
    const repeated = runRepeatedly({ work, everyMs: 1000, onFailure })
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2500)
    expect(work).toHaveBeenCalledTimes(3)
    expect(onFailure).toHaveBeenCalledTimes(1)
    await repeated.stop()
    repeated.wake()
    await vi.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('runs once more when it is woken under way, never twice at a time', async () => {
    let running = 0
    const work = vi.fn(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 100))
      running -= 1
    })
    const repeated = runRepeatedly({ work, everyMs: 60_000, onFailure: vi.fn() })
    repeated.wake()
    repeated.wake()
    await vi.advanceTimersByTimeAsync(1000)
    expect(work).toHaveBeenCalledTimes(2)
    await repeated.stop()
  })

  it('tells the run under way to end, and waits for it', async () => {
    const ended = vi.fn()
    const repeated = runRepeatedly({
      work: (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            ended()
            resolve()
          })
        }),
      everyMs: 1000,
      onFailure: vi.fn(),
    })
    await repeated.stop()
    expect(ended).toHaveBeenCalledTimes(1)
  })
})
