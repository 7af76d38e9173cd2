import { describe, expect, it } from 'vitest'
import { foldItems } from './fold-items.ts'

const at = (start: number) => ({ start, end: start + 5 })

describe('foldItems', () => {
  it('folds near-identical statements into the first, with all places and the higher level', () => {
    const folded = foldItems([
      { text: 'The lease renews automatically for 12 months.', spans: [at(0)], level: 'low' },
      { text: 'Pets are not allowed.', spans: [at(10)] },
      { text: 'The lease renews for 12 months, automatically.', spans: [at(20)], level: 'high' },
    ])
    expect(folded).toEqual([
      {
        text: 'The lease renews automatically for 12 months.',
        spans: [at(0), at(20)],
        level: 'high',
      },
      { text: 'Pets are not allowed.', spans: [at(10)] },
    ])
  })

  it('never folds statements whose figures differ', () => {
    const items = [
      { text: 'The fee for storage is 100 euros.', spans: [] },
      { text: 'The fee for storage is 200 euros.', spans: [] },
    ]
    expect(foldItems(items)).toEqual(items)
  })
})
