import { describe, expect, it } from 'vitest'
import { archiveOf, fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const read = (body: string) =>
  readFile(
    fileOf(
      'a.odt',
      archiveOf({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      }),
    ),
    { openPdf: openNodePdf },
  )
const p = (text: string) => `<text:p>${text}</text:p>`

describe('an OpenDocument text', () => {
  it('gives headings, paragraphs, list items and rows', async () => {
    const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`
    const { content, sections, kind } = await read(
      `<text:h text:outline-level="2">Rent</text:h>${p('It is <text:span>$900</text:span>.<text:line-break/>Due<text:s text:c="3"/>monthly.')}
       <text:list><text:list-item>${p('Keys')}</text:list-item><text:list-item>${p('Papers')}</text:list-item></text:list>
       <table:table><table:table-row>${cell('Item')}${cell('Sum')}</table:table-row><table:table-row>${cell('Deposit')}${cell('$1,800')}</table:table-row></table:table>`,
    )
    expect(content).toBe(
      'Rent\n\nIt is $900.\nDue monthly.\n\u2022 Keys\n\u2022 Papers\n\nItem | Sum\nDeposit | $1,800',
    )
    expect(sections).toMatchObject([{ title: 'Rent', level: 2 }])
    expect(kind).toBe('odt')
  })

  it('has its notes at its end, and no deleted text', async () => {
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('In cash.')}</text:note-body></text:note>`
    const { content } = await read(
      `<text:tracked-changes><text:changed-region><text:deletion>${p('Old.')}</text:deletion></text:changed-region></text:tracked-changes>${p(`Paid${note} late.`)}`,
    )
    expect(content).toBe('Paid[1] late.\n\n[1] In cash.')
  })

  it('that is broken is refused', async () => {
    const whole = archiveOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': 'x',
    })
    const broken = fileOf('a.odt', whole.subarray(0, whole.length / 2))
    await expect(readFile(broken, { openPdf: openNodePdf })).rejects.toMatchObject({
      code: 'unreadable',
    })
  })
})
