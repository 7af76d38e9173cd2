import { expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

it('lines whose dots lead to a value are lines of their own', async () => {
  const dots = '.'.repeat(40)
  const lines = [
    `The fees of the registry in the year 2026 are as follows for all of you`,
    `Registration ${dots} $12.00`,
    `Certified copy ${dots} $4.50`,
    `Late return ${dots} $250.00`,
  ]
  expect(await read(column(lines, 50, 700))).toBe(lines.join('\n'))
})

it('a title in capitals stands apart from the line below it', async () => {
  const lines = ['HALLKEEPER ESTATES LTD', '1 Castle Street, Norwich']
  expect(await read(column(lines, 50, 700))).toBe(lines.join('\n'))
})

it.each([
  ['THE TENANT PAYS THE RENT ON THE FIRST DAY OF', 'May of each year to the account.'],
  ['SUBJECT TO CONTRACT AND LAW', 'and to the approval of the board.'],
])('a sentence that begins in capitals goes on below: %s', async (...lines) => {
  expect(await read(column(lines, 50, 700))).toBe(lines.join(' '))
})
