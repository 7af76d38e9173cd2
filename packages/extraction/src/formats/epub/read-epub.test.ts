import { expect, it } from 'vitest'
import { archiveOf, fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const book = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml':
    '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  'OEBPS/book.opf':
    '<package><manifest><item id="b" href="text/two.xhtml"/><item id="a" href="text/chapter%201.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/><itemref idref="gone"/></spine></package>',
  'OEBPS/text/chapter 1.xhtml': '<html><body><h1>One</h1><p>First.</p></body></html>',
  'OEBPS/text/two.xhtml': '<html><body><h1>Two</h1><p>Second.</p></body></html>',
}
const read = (parts: Record<string, string>) =>
  readFile(fileOf('a.epub', archiveOf(parts)), { openPdf: openNodePdf })

it('an e-book is read chapter by chapter, in the order of reading', async () => {
  const { content, sections, kind } = await read(book)
  expect(content).toBe('One\n\nFirst.\n\nTwo\n\nSecond.')
  expect(sections.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(kind).toBe('epub')
})

it('a locked e-book is refused', async () => {
  await expect(read({ ...book, 'META-INF/rights.xml': '<rights/>' })).rejects.toMatchObject({
    code: 'unreadable',
  })
})
