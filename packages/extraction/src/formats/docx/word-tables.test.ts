import { describe, expect, it } from 'vitest'
import { docxOf, wordParagraph as p } from '../../../test/files.ts'
import { readDocx } from './read-docx.ts'

const contentOf = (body: string) => readDocx(docxOf({ body })).content
const cell = (text: string, columns = 1) =>
  `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/></w:tcPr>${p(text)}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

describe('a table of a Word file', () => {
  it('keeps a place for the empty corner above its first column', () => {
    const content = contentOf(
      table(
        row(cell(''), cell('2024'), cell('2025')),
        row(cell('Rent'), cell('$900'), cell('$950')),
      ),
    )
    expect(content).toBe('| 2024 | 2025\nRent | $900 | $950')
  })

  it('loses columns on the left that are empty in all rows', () => {
    const content = contentOf(
      table(row(cell(''), cell('Item'), cell('Sum')), row(cell(''), cell('Rent'), cell('$900'))),
    )
    expect(content).toBe('Item | Sum\nRent | $900')
  })

  it('has a cell over several columns take as many places', () => {
    const content = contentOf(
      table(
        row(cell('Item'), cell('Unit'), cell('Sum')),
        row(cell('Total', 2), cell('$900')),
        row(cell('All with tax.', 3)),
      ),
    )
    expect(content).toBe('Item | Unit | Sum\nTotal | | $900\n\nAll with tax.')
  })

  it('is read to where the file breaks off', () => {
    const whole = `${p('Before')}<w:tbl>${row(cell('Item'), cell('Sum'))}${row(cell('Rent'), cell('$900'))}`
    expect(contentOf(whole)).toBe('Before\n\nItem | Sum\nRent | $900')
  })
})
