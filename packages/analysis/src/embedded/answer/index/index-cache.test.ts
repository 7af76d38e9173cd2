import { expect, it } from 'vitest'
import { createIndexCache } from './index-cache.ts'

const lease = (name: string) => `LEASE of ${name}\n\nThe tenant pays $900.00 each month.`

it('keeps the indexes of all who ask at the same time, up to a number', async () => {
  const cache = createIndexCache()
  const first = await cache.get(lease('the first'), undefined)
  for (let other = 0; other < 31; other += 1) await cache.get(lease(String(other)), undefined)
  expect(await cache.get(lease('the first'), undefined)).toBe(first)
  for (let other = 31; other < 63; other += 1) await cache.get(lease(String(other)), undefined)
  expect(await cache.get(lease('the first'), undefined)).not.toBe(first)
})

it('keeps the index of a long document that was used last, and none beside it', async () => {
  const cache = createIndexCache()
  const short = await cache.get(lease('a short one'), undefined)
  const content = `${lease('a long one')}\n\n`.padEnd(6_000_000, ' ')
  const long = await cache.get(content, undefined)
  expect(await cache.get(content, undefined)).toBe(long)
  expect(await cache.get(lease('a short one'), undefined)).not.toBe(short)
})
