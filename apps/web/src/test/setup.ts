import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetSupabase } from '../lib/auth/supabase.ts'
import { queryClient } from '../lib/http/query.ts'
import '@testing-library/jest-dom/vitest'
import '../lib/browser/zod-jitless.ts'

// A slow machine is no fault: what never comes is told by the limit of the whole test.
configure({ asyncUtilTimeout: 30_000 })

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
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
  expect(consoleError).not.toHaveBeenCalled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
