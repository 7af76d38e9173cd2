import { describe, expect, it } from 'vitest'
import { helpAnchors, helpHref } from './help-links.ts'

describe('helpHref', () => {
  it('leads to an article, or to one place in it', () => {
    expect(helpHref('billing/billing-faq')).toBe('/help/article/billing/billing-faq')
    expect(helpHref('billing/billing-faq', 'refunds')).toBe(
      '/help/article/billing/billing-faq#refunds',
    )
  })

  it('names each place of an article once', () => {
    for (const anchors of Object.values(helpAnchors)) {
      expect(new Set(anchors).size).toBe(anchors.length)
    }
  })
})
