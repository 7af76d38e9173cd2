import { expect, it } from 'vitest'
import { archiveOf, fileOf, relationsOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const shape = (type: string | null, ...paragraphs: string[]) =>
  `<p:sp><p:nvSpPr><p:nvPr>${type === null ? '' : `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs
    .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`
const cell = (text: string) =>
  `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`

const deck = {
  '_rels/.rels': relationsOf({ officeDocument1: 'ppt/presentation.xml' }),
  'ppt/presentation.xml':
    '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="slide2"/><p:sldId id="257" r:id="slide1"/></p:sldIdLst></p:presentation>',
  'ppt/_rels/presentation.xml.rels': relationsOf({
    slide1: 'slides/slide1.xml',
    slide2: 'slides/slide2.xml',
  }),
  'ppt/slides/slide1.xml': `<p:sld><a:tbl><a:tr>${cell('Item')}${cell('Sum')}</a:tr><a:tr>${cell('Rent')}${cell('$900')}</a:tr></a:tbl></p:sld>`,
  'ppt/slides/slide2.xml': `<p:sld>${shape(null, 'Sales grew.', 'Costs fell.')}${shape('sldNum', '7')}${shape('title', 'Results')}</p:sld>`,
  'ppt/slides/_rels/slide2.xml.rels': relationsOf({ notesSlide1: '../notesSlides/n1.xml' }),
  'ppt/notesSlides/n1.xml': `<p:notes>${shape('sldNum', '7')}${shape('body', 'Thank the team.')}</p:notes>`,
}

it('a presentation is read slide by slide as pages, title first, with tables and notes', async () => {
  const { content, pages, sections, kind } = await readFile(fileOf('a.pptx', archiveOf(deck)), {
    openPdf: openNodePdf,
  })
  expect(pages.map(({ start, end }) => content.slice(start, end))).toEqual([
    'Results\n\nSales grew.\n\nCosts fell.\n\nThank the team.',
    'Item | Sum\nRent | $900',
  ])
  expect(sections.map(({ title }) => title)).toEqual(['Results'])
  expect(kind).toBe('pptx')
})
