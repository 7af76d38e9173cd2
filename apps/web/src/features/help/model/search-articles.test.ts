import { describe, expect, it } from 'vitest'
import type { HelpArticle } from './article.ts'
import { searchArticles } from './search-articles.ts'

function article(title: string, description: string, keywords: string[]): HelpArticle {
  return {
    category: 'billing',
    slug: title.toLowerCase(),
    title,
    description,
    keywords,
    sections: [],
  }
}

const refunds = article('Refunds', 'When money comes back', ['billing', 'card'])
const formats = article('Formats', 'What can be read', ['PDF', 'scan'])
const both = [refunds, formats]

describe('searchArticles', () => {
  it.each([
    ['title', 'refund', [refunds]],
    ['description', 'money', [refunds]],
    ['keywords', 'scan', [formats]],
  ])('looks in the %s', (_, query, found) => {
    expect(searchArticles(both, query)).toEqual(found)
  })

  it('needs every term, wherever each of them stands', () => {
    expect(searchArticles(both, 'card refunds comes')).toEqual([refunds])
    expect(searchArticles(both, 'card pdf')).toEqual([])
  })

  it('does not mind case or white space', () => {
    expect(searchArticles(both, '  pDf \t SCAN\n')).toEqual([formats])
  })

  it('does not look into the text of the article', () => {
    const long = {
      ...refunds,
      sections: [
        {
          id: 'limits' as const,
          title: 'Hidden',
          blocks: [{ kind: 'text' as const, text: 'needle' }],
        },
      ],
    }
    expect(searchArticles([long], 'needle')).toEqual([])
  })
})
