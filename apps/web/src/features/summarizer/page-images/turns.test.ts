import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets what may wait go after what may not, each in the order asked for', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const { take } = createTurns()
  const note = (name: string) => async () => {
    done.push(name)
    return name
  }
  const all = [
    take(false, () => first.promise),
    take(true, note('thumbnail 1')),
    take(true, note('thumbnail 2')),
    take(false, note('page 1')),
    take(false, note('page 2')),
  ]
  first.resolve()
  expect((await Promise.all(all)).slice(1)).toEqual([
    'thumbnail 1',
    'thumbnail 2',
    'page 1',
    'page 2',
  ])
  expect(done).toEqual(['page 1', 'page 2', 'thumbnail 1', 'thumbnail 2'])
})

it('goes on after work that failed', async () => {
  const { take } = createTurns()
  const failed = take(false, () => Promise.reject(new Error('torn')))
  const after = take(false, async () => 'whole')
  await expect(failed).rejects.toThrow('torn')
  await expect(after).resolves.toBe('whole')
})
