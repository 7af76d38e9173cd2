import { defaultPolicy } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { HelpArticle } from './article.ts'
import { articlePath } from './article.ts'
import { writeArticles } from './catalogue.ts'
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
const titles = (query: string) => searchArticles(both, query).map((hit) => hit.article.title)

describe('searchArticles in what stands at the head of an article', () => {
  it.each([
    ['title', 'refund', ['Refunds']],
    ['description', 'money', ['Refunds']],
    ['keywords', 'scan', ['Formats']],
  ])('looks in the %s', (_, query, found) => {
    expect(titles(query)).toEqual(found)
  })

  it('needs every term, wherever each of them is', () => {
    expect(titles('card refunds comes')).toEqual(['Refunds'])
    expect(titles('card pdf')).toEqual([])
  })

  it('ignores case and white space', () => {
    expect(titles('  pDf \t SCAN\n')).toEqual(['Formats'])
  })
})

describe('searchArticles in the help of the product', () => {
  const articles = writeArticles({ policy: defaultPolicy, payments: 'stripe', engine: 'embedded' })
  const answers = (query: string) =>
    searchArticles(articles, query).map(
      (hit) => `${articlePath(hit.article)}#${hit.section?.id ?? ''}`,
    )

  it.each([
    ['delete my document', 'features/my-documents#deleting'],
    ['deleting documents', 'features/my-documents#deleting'],
    ['refund', 'billing/billing-faq#refunds'],
    ['refnud', 'billing/billing-faq#refunds'],
    ['get my money back', 'billing/billing-faq#refunds'],
    ['scan', 'getting-started/supported-document-types#scanned-pages'],
    ['why two credits', 'billing/usage-tracking#counted'],
    ['compare contracts', 'features/comparing-versions#sent-and-cost'],
    ['no email', 'troubleshooting/common-issues#no-mail'],
    ['corrupted pdf', 'troubleshooting/error-messages#upload-errors'],
  ])('answers %o', (query, answer) => {
    expect(answers(query)[0]).toBe(answer)
  })

  it('puts articles that hold every term first', () => {
    const found = searchArticles(articles, 'credits expire').map((hit) => hit.article)
    expect(found.length).toBeGreaterThan(1)
    expect(found[0]?.keywords).toContain('expire')
  })

  it.each([
    ['one letter', 'e', articles.length],
    ['a thousand characters', 'x'.repeat(1_000), 0],
    ['signs', '*** ?!', 0],
    ['a word that is nowhere', 'zebra', 0],
  ])('takes %s', (_, query, count) => {
    expect(answers(query)).toHaveLength(count)
  })

  it('reads markup as words', () => {
    expect(answers('<b>refund</b>')[0]).toBe('billing/billing-faq#refunds')
  })
})
