import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { forgetSupabase } from '../lib/auth/supabase.ts'
import { queryClient } from '../lib/http/query.ts'
import '@testing-library/jest-dom/vitest'
// First, so that what a page says while it is taken down counts: what follows a test runs in reverse.
import './setup.ts'

// A slow machine is no fault: what never comes is told by the limit of the whole test.
configure({ asyncUtilTimeout: 120_000 })

// jsdom draws frames by a timer that it starts when a frame is needed and stops afterwards. If it started one under fake
// timers, no frame would come after them. A frame is needed all the time, so its timer runs from the beginning.
const { requestAnimationFrame, cancelAnimationFrame } = window
let nextFrame = 0
function keepFramesComing() {
  nextFrame = requestAnimationFrame(keepFramesComing)
}
keepFramesComing()
afterAll(() => cancelAnimationFrame(nextFrame))

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  forgetSupabase()
  queryClient.clear()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
