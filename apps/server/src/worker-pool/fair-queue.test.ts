import { describe, expect, it } from 'vitest'
import { createFairQueue, type Place } from './fair-queue.ts'

interface Item extends Place {
  readonly name: string
}

function setUp() {
  const queue = createFairQueue<Item>()
  const add = (user: string, name: string, more: Partial<Item> = {}) => {
    const item: Item = { lane: 'small', kind: 'other', ...more, user, name }
    queue.add(item)
    return item
  }
  /** Has one worker of a lane do everything, and tells in which order. */
  const work = (lane: Item['lane'] = 'small') => {
    const order: string[] = []
    for (let item = queue.take(lane); item; item = queue.take(lane)) {
      order.push(item.name)
      queue.finish(item)
    }
    return order
  }
  return { queue, add, work }
}

describe('the queue for the workers', () => {
  it('lets users take turns, however much one of them asks for', () => {
    const { add, work } = setUp()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add('ann', name)
    for (const name of ['b1', 'b2']) add('bob', name)
    add('cleo', 'c1')
    expect(work()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
  })

  it('gives one user one analysis and two other tasks at once', () => {
    const { queue, add } = setUp()
    for (const name of ['one', 'two']) add('ann', name, { kind: 'analysis' })
    for (const name of ['q1', 'q2', 'q3']) add('ann', name)
    const taken = [1, 2, 3, 4, 5].map(() => queue.take('small'))
    expect(taken.map((item) => item?.name)).toEqual(['one', 'q1', 'q2', undefined, undefined])
    for (const item of taken) if (item) queue.finish(item)
    expect(queue.take('small')?.name).toBe('two')
  })

  it('counts what is under way: who has less at work goes first', () => {
    const { queue, add } = setUp()
    add('ann', 'a1')
    expect(queue.take('small')?.name).toBe('a1')
    add('ann', 'a2')
    add('bob', 'b1')
    add('bob', 'b2')
    expect(queue.take('small')?.name).toBe('b1')
  })

  it('gains nobody a turn to leave and come again', () => {
    const { queue, add, work } = setUp()
    add('ann', 'a1')
    add('bob', 'b1')
    for (let again = 0; again < 5; again += 1) queue.remove(add('eve', 'e'))
    add('eve', 'e1')
    expect(work()).toEqual(['a1', 'b1', 'e1'])
  })

  it('keeps large tasks apart from small ones', () => {
    const { add, work } = setUp()
    add('ann', 'book', { lane: 'large' })
    add('bob', 'letter')
    expect(work('small')).toEqual(['letter'])
    expect(work('large')).toEqual(['book'])
  })
})
