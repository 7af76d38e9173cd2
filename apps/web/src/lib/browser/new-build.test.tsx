import { expect, it, vi } from 'vitest'
import { reloadOnNewBuild } from './new-build.ts'

it('takes the page anew when a file of it has gone, but not again and again', () => {
  sessionStorage.clear()
  const reload = vi.fn()
  reloadOnNewBuild(reload)
  const first = new Event('vite:preloadError', { cancelable: true })
  const second = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(first)
  window.dispatchEvent(second)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(first.defaultPrevented).toBe(true)
  expect(second.defaultPrevented).toBe(false)
})
