import { expect, it } from 'vitest'

it('tells zod, whenever that is loaded, to do without eval', async () => {
  await import('./zod-jitless.ts')
  const z = await import('zod/mini')
  expect(z.config().jitless).toBe(true)
})
