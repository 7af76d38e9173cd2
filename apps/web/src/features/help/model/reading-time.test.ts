import { describe, expect, it } from 'vitest'
import type { HelpArticle } from './article.ts'
import { articleMinutes, articleText } from './reading-time.ts'

function articleOf(words: number): HelpArticle {
  return {
    category: 'features',
    slug: 'sample',
    title: 'Sample',
    description: 'Words',
    keywords: ['not', 'counted'],
    sections: [
      {
        id: 'limits',
        title: 'Part',
        blocks: [{ kind: 'text', text: 'word '.repeat(words - 3).trim() }],
      },
    ],
  }
}

describe('articleMinutes', () => {
  it('counts what is read at 200 words a minute, rounded up', () => {
    expect(articleMinutes(articleOf(200))).toBe(1)
    expect(articleMinutes(articleOf(201))).toBe(2)
  })
})

describe('articleText', () => {
  it('holds every kind of block', () => {
    const article: HelpArticle = {
      ...articleOf(3),
      sections: [
        {
          id: 'limits',
          title: 'All',
          side: { text: 'eleven' },
          blocks: [
            { kind: 'list', items: ['one', 'two'] },
            { kind: 'steps', items: ['three'] },
            { kind: 'terms', items: [{ term: 'four', text: 'five' }] },
            { kind: 'ruler', value: 6, caption: 'seven' },
            { kind: 'mail', before: 'eight', label: 'nine' },
            { kind: 'see', before: 'ten', path: 'features/risk-detection' },
          ],
        },
      ],
    }
    expect(articleText(article).split(/\s+/)).toEqual(
      'Sample Words All one two three four five seven eight nine ten eleven'.split(' '),
    )
  })
})
