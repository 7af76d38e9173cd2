import { FileError } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PageImages } from '../../page-images/page-images.ts'
import { PageSheet } from './page-sheet.tsx'

const content = 'The rent is due monthly.'
const document: ExtractedDocument = {
  kind: 'pdf',
  content,
  pages: [{ number: 1, start: 0, end: content.length, source: 'text' }],
  sections: [],
}
const torn: PageImages = {
  draw: () => Promise.reject(new FileError('failed')),
  known: () => null,
  firstDrawn: Promise.resolve(),
  close: () => undefined,
}
const quote = { id: 'quote-4-8', start: 4, end: 8 }

function open(read: ExtractedDocument | null) {
  const seen: number[] = []
  render(
    <PageSheet
      number={1}
      document={read}
      pageImages={torn}
      widthPx={400}
      shape={0.7}
      quotes={[quote]}
      found={[]}
      active={null}
      turn={1}
      isAtRest
      activeFound={null}
      onShape={() => undefined}
      onWords={(page) => seen.push(page)}
    />,
  )
  return seen
}

it('shows the text of a page that cannot be drawn, its quotes marked', async () => {
  const seen = open(document)
  await screen.findByText('This page cannot be displayed. Here is its text instead.')
  expect(screen.getByRole('article', { name: 'Page 1' })).toHaveTextContent(content)
  expect(screen.getByText('rent').dataset['quotes']).toBe(quote.id)
  await waitFor(() => expect(seen).toEqual([1]))
})

it('says so alone while the file is being read', async () => {
  open(null)
  await screen.findByText('This page cannot be displayed.')
})
