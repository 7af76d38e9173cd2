import { expect, it, vi } from 'vitest'
import { openSupabase } from './open-supabase.ts'

it("sends a user's token in place of the key, not beside it", async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ id: 'u1' }))
  vi.stubGlobal('fetch', sent)
  const { auth } = openSupabase('https://accounts.example', 'public-key', 'precis.test-session')
  await auth.getUser('token-of-mara')
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer token-of-mara')
  expect(headers.get('apikey')).toBe('public-key')
})
