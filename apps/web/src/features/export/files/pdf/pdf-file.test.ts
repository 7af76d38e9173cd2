import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { expect, it } from 'vitest'
import { readFont } from '../../testing/read-font.ts'
import { sampleDocument } from '../../testing/samples.ts'
import { writePdfFile } from './pdf-file.ts'

const point = { line: [{ text: 'The rent is due.', notes: [1] }], details: [] }

it('says title and language, lists its headings and leads from each number to its source', async () => {
  const sample = await sampleDocument('de', 'executive-brief')
  const document = { ...sample, title: 'Miete: Straße 47' }
  const file = await writePdfFile(document, readFont)
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false })
  expect(file.type).toBe('application/pdf')
  expect(pdf.getTitle()).toBe('Miete: Straße 47')
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe('(de)')
  expect(pdf.catalog.lookup(PDFName.of('Outlines'))).toBeInstanceOf(PDFDict)
  const links = pdf.getPages().flatMap(({ node }) => node.Annots()?.asArray() ?? [])
  expect(links).toHaveLength(document.footnotes.length)
})

it('goes on over as many pages as it takes', async () => {
  const sample = await sampleDocument('en', 'action-plan')
  const items = Array.from({ length: 400 }, () => point)
  const blocks = [{ kind: 'list', isNumbered: true, items } as const]
  const file = await writePdfFile({ ...sample, blocks }, readFont)
  const pdf = await PDFDocument.load(await file.arrayBuffer())
  expect(pdf.getPageCount()).toBeGreaterThan(8)
})
