import { describe, expect, it } from 'vitest'
import { errorCatalogue } from './errors.ts'
import { fileMessages } from './file-errors.ts'
import { helpAnchors, helpHref, helpHrefOfError } from './help-links.ts'

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

describe('helpHrefOfError', () => {
  it.each([...Object.keys(errorCatalogue), ...Object.keys(fileMessages)])(
    'has an entry of its own for %s',
    (code) => {
      expect(helpHrefOfError(code)).toMatch(/^\/help\/article\/troubleshooting\/error-messages#./)
    },
  )

  it('explains a reload where leaving is explained', () => {
    expect(helpHrefOfError('interrupted')).toBe(
      '/help/article/troubleshooting/common-issues#interrupted',
    )
  })

  it('leads to the article for a code it does not know', () => {
    expect(helpHrefOfError('toString')).toBe('/help/article/troubleshooting/error-messages')
  })
})
