import { describe, expect, it } from 'vitest'
import { archiveOf, fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const read = async (body: string, { automatic = '', styles = '' } = {}) =>
  (
    await readFile(
      fileOf(
        'a.odt',
        archiveOf({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
          'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
        }),
      ),
      { openPdf: openNodePdf },
    )
  ).content

const p = (text: string, style = '') => `<text:p text:style-name="${style}">${text}</text:p>`
const item = (text: string, attributes = '') =>
  `<text:list-item ${attributes}>${text}</text:list-item>`
const list = (items: string, attributes = '') =>
  `<text:list text:style-name="C" ${attributes}>${items}</text:list>`
const clauses = `<text:list-style style:name="C">
  <text:list-level-style-number text:level="1" style:num-suffix="." style:num-format="1"/>
  <text:list-level-style-number text:level="2" style:num-format="1" text:display-levels="2"/>
  <text:list-level-style-number text:level="3" style:num-format="a" loext:num-list-format="(%3%)"/>
</text:list-style>`

describe('clauses of an OpenDocument text', () => {
  it('have the numbers of their levels', async () => {
    const third = list(item(p('by post')) + item(p('by hand')))
    const second = list(item(p('Rent') + third) + item(p('Notice')))
    const content = await read(list(item(p('Terms') + second) + item(p('Law'))), {
      automatic: clauses,
    })
    expect(content).toBe('1. Terms\n1.1 Rent\n(a) by post\n(b) by hand\n1.2 Notice\n2. Law')
  })

  it('go on counting where a list says so, begin anew where not, or with a number of their own', async () => {
    const content = await read(
      [
        list(item(p('One')), 'xml:id="l1"'),
        list(item(p('Anew'))),
        list(item(p('Two')), 'text:continue-list="l1"'),
        list(item(p('Three')), 'text:continue-numbering="true"'),
        list(item(p('Nine'), 'text:start-value="9"')),
      ].join(''),
      { automatic: clauses },
    )
    expect(content).toBe('1. One\n1. Anew\n2. Two\n3. Three\n9. Nine')
  })

  it('are numbered as headings, but for those that are taken out', async () => {
    const h = (text: string, style: string) =>
      `<text:h text:outline-level="1" text:style-name="${style}">${text}</text:h>`
    const content = await read(h('Rent', 'H') + h('Preamble', 'P1') + h('Law', 'H'), {
      automatic:
        '<style:style style:name="P1" style:parent-style-name="H" style:list-style-name=""/>',
      styles:
        '<text:outline-style><text:outline-level-style text:level="1" style:num-suffix="." style:num-format="1"/></text:outline-style>',
    })
    expect(content).toBe('1. Rent\n\nPreamble\n\n2. Law')
  })
})

it('text boxes come after the paragraph that they are anchored in', async () => {
  const box = `<draw:frame><draw:text-box>${p('Our reference: 17')}${p('4 March')}</draw:text-box></draw:frame>`
  expect(await read(p(`We meet on${box} Monday.`))).toBe(
    'We meet on Monday.\n\nOur reference: 17\n\n4 March',
  )
})

it('comments name who made them, and dates in the text stay', async () => {
  const comment = `<office:annotation><dc:creator>Bea</dc:creator><dc:date>2026-01-02</dc:date>${p('Agreed?')}</office:annotation>`
  expect(await read(p(`Of <text:date>4 March</text:date>${comment}, in Bath.`))).toBe(
    'Of 4 March, in Bath.\n\nComment (Bea): Agreed?',
  )
})

it('hidden text is out', async () => {
  const hidden = (name: string, family: string) =>
    `<style:style style:name="${name}" style:family="${family}"><style:text-properties text:display="none"/></style:style>`
  const content = await read(
    p('Seen<text:span text:style-name="T1"> unseen</text:span> again.') + p('Never.', 'P1'),
    { automatic: hidden('T1', 'text') + hidden('P1', 'paragraph') },
  )
  expect(content).toBe('Seen again.')
})

it('headers and footers come last, each once and without page numbers', async () => {
  const number =
    'Page <text:page-number>1</text:page-number> of <text:page-count>2</text:page-count>'
  const styles = `<office:master-styles><style:master-page><style:header>${p('Draft 3')}</style:header><style:header-first>${p('Reed Ltd')}${p('Draft 3')}</style:header-first><style:footer>${p(number)}</style:footer></style:master-page></office:master-styles>`
  expect(await read(p('Text.'), { styles })).toBe('Text.\n\nDraft 3\n\nReed Ltd')
})

it('boxes to tick and lists to choose from say what was chosen', async () => {
  const field = (type: string, inner: string) =>
    `<field:fieldmark field:type="vnd.oasis.opendocument.field.${type}">${inner}</field:fieldmark>`
  const param = (name: string, value: string) =>
    `<field:param field:name="${name}" field:value="${value}"/>`
  const choice =
    param('Dropdown_ListEntry', 'red') +
    param('Dropdown_ListEntry', 'blue') +
    param('Dropdown_Selected', '1')
  const content = await read(
    p(`${field('FORMCHECKBOX', param('Checkbox_Checked', 'true'))} by post`) +
      p(`${field('FORMCHECKBOX', '')} by hand`) +
      p(`Color: ${field('FORMDROPDOWN', choice)}`),
  )
  expect(content).toBe('\u2612 by post\n\n\u2610 by hand\n\nColor: blue')
})

it('cells that others cover keep the columns apart', async () => {
  const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`
  const rows = [
    cell('Item') + cell('Unit') + cell('Sum'),
    `${cell('Total')}<table:covered-table-cell/>${cell('$40')}`,
  ]
  const content = await read(
    `<table:table>${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`,
  )
  expect(content).toBe('Item | Unit | Sum\nTotal | | $40')
})
