import {
  countWords,
  defaultPolicy,
  helpAnchors,
  helpArticlePaths,
  type Policy,
} from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { articlePath, categories, type HelpArticle, type HelpFacts } from './article.ts'
import { findArticle, writeArticles } from './catalogue.ts'
import { articleText } from './reading-time.ts'

const asShipped: HelpFacts = { policy: defaultPolicy, payments: 'stripe', engine: 'embedded' }
const otherPolicy: Policy = {
  ...defaultPolicy,
  packDocuments: 50,
  packPriceCents: 750,
  creditValidityDays: 30,
  maxFileBytes: 20 * 1024 * 1024,
  maxPasteWords: 9_000,
  passwordMinLength: 12,
  lowCreditThreshold: 4,
  freeRepeatHours: 48,
  freeRepeats: 7,
  questionsPerDocument: 90,
  exportsPerDocument: 21,
}
const situations: [string, HelpFacts][] = [
  ['as shipped', asShipped],
  ['with another policy', { ...asShipped, policy: otherPolicy }],
  ['with the test checkout and a model', { ...asShipped, payments: 'test', engine: 'gpt-test' }],
]

function textAt(path: string, facts: HelpFacts): string {
  const found = findArticle(writeArticles(facts), path)
  if (!found) throw new Error(`no article at ${path}`)
  return articleText(found.article)
}

function anchorsOf(article: HelpArticle): string[] {
  return article.sections.flatMap((section) => [
    section.id,
    ...section.blocks.flatMap((block) =>
      block.kind === 'terms' ? block.items.flatMap(({ id }) => id ?? []) : [],
    ),
  ])
}

describe('the catalogue', () => {
  it('holds an article for each address of the list, in its order', () => {
    expect(helpArticlePaths).toHaveLength(17)
    expect(writeArticles(asShipped).map(articlePath)).toEqual(helpArticlePaths)
  })

  it('fills each of the five categories', () => {
    const articles = writeArticles(asShipped)
    expect(categories).toHaveLength(5)
    for (const { id } of categories) {
      expect(articles.some((article) => article.category === id)).toBe(true)
    }
  })

  it.each(situations)('writes articles of 150 to 900 words %s', (_, facts) => {
    for (const article of writeArticles(facts)) {
      const words = countWords(articleText(article))
      expect(words, articlePath(article)).toBeGreaterThanOrEqual(150)
      expect(words, articlePath(article)).toBeLessThanOrEqual(900)
    }
  })

  it('has the places that screens link to, in the order they are published in', () => {
    const published = Object.fromEntries(
      writeArticles(asShipped).map((article) => [articlePath(article), anchorsOf(article)]),
    )
    expect(published).toEqual(helpAnchors)
  })

  it.each(situations)('leads every reference to a place that exists %s', (_, facts) => {
    const articles = writeArticles(facts)
    const references = articles.flatMap((article) =>
      article.sections.flatMap((section) =>
        section.blocks.flatMap((block) => (block.kind === 'see' ? [block] : [])),
      ),
    )
    expect(references.length).toBeGreaterThan(0)
    for (const { path, anchor } of references) {
      const found = findArticle(articles, path)
      if (!found) throw new Error(`no article at ${path}`)
      if (anchor) expect(anchorsOf(found.article), path).toContain(anchor)
    }
  })

  it('knows the neighbors and siblings of an article', () => {
    const found = findArticle(writeArticles(asShipped), 'security/data-privacy')
    expect(found?.previous?.slug).toBe('my-documents')
    expect(found?.next?.slug).toBe('common-issues')
    expect(found?.siblings).toEqual([])
  })

  it('finds nothing under a wrong category', () => {
    expect(findArticle(writeArticles(asShipped), 'billing/data-privacy')).toBeNull()
  })
})

describe('numbers and promises', () => {
  it('come from the policy in every article', () => {
    const everything = writeArticles({ ...asShipped, policy: otherPolicy })
      .map(articleText)
      .join('\n')
    for (const stale of [
      '$5',
      '10 document',
      '10 credits',
      '50 MB',
      '15,000',
      'never expire',
      'at least 6',
      '24 hours',
      '5 times',
      '200 questions',
      '60 exports',
      '2 documents',
    ]) {
      expect(everything).not.toContain(stale)
    }
    for (const fresh of ['$7.50', '50 document summaries', '20 MB', '9,000 words', 'for 30 days']) {
      expect(everything).toContain(fresh)
    }
  })

  it('say that credits never expire, or for how long they are valid', () => {
    expect(textAt('billing/billing-faq', asShipped)).toContain('Credits never expire')
    const expiring = textAt('billing/billing-faq', { ...asShipped, policy: otherPolicy })
    expect(expiring).toContain('valid for 30 days')
    expect(expiring).toContain('without extension or refund')
  })

  it('speak of one document in the singular', () => {
    const single = { ...defaultPolicy, packDocuments: 1 }
    expect(textAt('billing/pricing-plans', { ...asShipped, policy: single })).toContain(
      '1 document summary',
    )
  })

  it('name the model that reads the text, or say that none does', () => {
    expect(textAt('security/data-privacy', asShipped)).toContain('No AI provider receives')
    expect(textAt('security/data-privacy', { ...asShipped, engine: 'gpt-test' })).toContain(
      'the model gpt-test',
    )
  })

  it('say when the checkout is a test', () => {
    const test: HelpFacts = { ...asShipped, payments: 'test' }
    expect(textAt('billing/billing-faq', test)).toContain('takes no money')
    expect(textAt('billing/billing-faq', asShipped)).not.toContain('takes no money')
  })
})

describe('topics that must stay', () => {
  it.each([
    [
      'billing/billing-faq',
      ['transfer', 'auto-renewal', 'Visa, Mastercard and American Express', 'PCI-compliant'],
    ],
    [
      'billing/billing-faq',
      ['non-refundable', 'cash', 'exceptional', 'volume discounts', 'custom features'],
    ],
    ['billing/billing-faq', ['dedicated support', 'extended validity', 'contact sales']],
    [
      'security/data-privacy',
      ['browser', 'No server storage', 'Deletion', 'end-to-end', 'Access control'],
    ],
    ['security/data-privacy', ['GDPR', 'CCPA', 'SOC 2 Type II', 'ISO 27001', 'password']],
    [
      'troubleshooting/error-messages',
      ['exceeds', 'Invalid file type', 'corrupted PDF', 'No text content', 'No response received'],
    ],
    [
      'troubleshooting/error-messages',
      ['Processing failed', 'credentials', 'session has expired', 'not verified'],
    ],
    ['features/complexity-scoring', ['0 to 30', '31 to 70', '71 to 100']],
  ])('%s speaks of %j', (path, topics) => {
    for (const topic of topics) expect(textAt(path, asShipped)).toContain(topic)
  })
})
