import { describe, expect, it } from 'vitest'
import { errorCatalogue } from './errors.ts'
import { fileMessages } from './file-errors.ts'
import { helpHrefOfError } from './help-of-error.ts'

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
