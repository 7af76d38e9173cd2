import { expect, it } from 'vitest'
import { docxOf, wordParagraph as p } from '../../../test/files.ts'
import { readDocx } from './read-docx.ts'

const mark = (type: string, inside = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`
const field = (name: string, data: string) =>
  `${mark('begin', `<w:ffData>${data}</w:ffData>`)}<w:r><w:instrText> ${name} </w:instrText></w:r>${mark('separate')}${mark('end')}`
const line = (inside: string, text = '') =>
  `<w:p>${inside}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

it('boxes to tick say whether they are', () => {
  const box = (inside: string) => field('FORMCHECKBOX', `<w:checkBox>${inside}</w:checkBox>`)
  const body = [
    line(box('<w:default w:val="0"/><w:checked/>'), ' by post'),
    line(box('<w:default w:val="1"/>'), ' by mail'),
    line(box('<w:default w:val="1"/><w:checked w:val="0"/>'), ' by hand'),
  ]
  expect(readDocx(docxOf({ body: body.join('') })).content).toBe(
    '\u2612 by post\n\n\u2612 by mail\n\n\u2610 by hand',
  )
})

it('lists to choose from say what was chosen', () => {
  const choices = '<w:result w:val="1"/><w:listEntry w:val="red"/><w:listEntry w:val="blue"/>'
  const body = line(field('FORMDROPDOWN', `<w:ddList>${choices}</w:ddList>`))
  expect(readDocx(docxOf({ body })).content).toBe('blue')
})

it('notes are numbered as they are cited, whatever the file calls them', () => {
  const cite = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
  const note = (id: number, text: string) => `<w:footnote w:id="${id}">${p(text)}</w:footnote>`
  const { content } = readDocx(
    docxOf({
      body: line(cite('footnote', 7) + cite('footnote', 3) + cite('endnote', 7), 'Rent'),
      extra: {
        footnotes: `<w:footnotes>${note(3, 'Second')}${note(7, 'First')}</w:footnotes>`,
        endnotes: `<w:endnotes><w:endnote w:id="7">${p('Third')}</w:endnote></w:endnotes>`,
      },
    }),
  )
  expect(content).toBe('[1][2][3]Rent\n\n[2] Second\n\n[1] First\n\n[3] Third')
})
