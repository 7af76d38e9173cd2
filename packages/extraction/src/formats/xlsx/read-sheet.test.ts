import { describe, expect, it } from 'vitest'
import { archiveOf, fileOf, relationsOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const workbook = (rows: string, shared = '') => ({
  '_rels/.rels': relationsOf({ officeDocument1: 'xl/workbook.xml' }),
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Budget" sheetId="1" r:id="worksheet1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relationsOf({
    worksheet1: 'worksheets/sheet1.xml',
    sharedStrings: 'sharedStrings.xml',
    styles: 'styles.xml',
  }),
  'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})
const read = (parts: Record<string, string>) =>
  readFile(fileOf('a.xlsx', archiveOf(parts)), { openPdf: openNodePdf })

describe('a workbook', () => {
  it('gives each sheet as a section of rows, its numbers as the cells show them', async () => {
    const { content, sections, kind } = await read(
      workbook(
        '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Paid</t></is></c></row><row/><row><c r="A3" t="str"><f>A</f><v>Rent</v></c><c r="B3" s="1"><v>900</v></c><c r="C3" s="2"><v>46000</v></c><c r="D3" t="b"><v>1</v></c></row><row><c r="B4"><v>41.7</v></c></row>',
        '<si><t>Item</t></si><si><r><t>Su</t></r><r><t>m</t></r><rPh><t>x</t></rPh></si>',
      ),
    )
    expect(content).toBe(
      'Budget\n\nItem | Sum | | Paid\nRent | $900.00 | 2025-12-09 | TRUE\n\n41.7',
    )
    expect(sections.map(({ title }) => title)).toEqual(['Budget'])
    expect(kind).toBe('xlsx')
  })

  it('whose cells all show one long text is refused before it fills the memory', async () => {
    const cells = '<row>'.concat('<c t="s"><v>0</v></c>'.repeat(90), '</row>').repeat(8)
    const shared = `<si><t>${'x'.repeat(100_000)}</t></si>`
    await expect(read(workbook(cells, shared))).rejects.toMatchObject({ code: 'unreadable' })
  })
})
