import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../../test/files.ts'
import { openNodePdf } from '../../../../../../test/open-node-pdf.ts'
import { type Draw, pdfOf, type Write } from '../../../../../../test/pdf-files.ts'
import { readPdf } from '../../../read-pdf.ts'

const read = async (draw: Draw) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(draw)), { openPdf: openNodePdf })).content

const table = (write: Write, places: readonly number[], rows: readonly (readonly string[])[]) => {
  for (const [index, cells] of rows.entries())
    for (const [at, cell] of cells.entries())
      if (cell !== '') write(cell, places[at] ?? 0, 700 - index * 24)
}

describe('values read with the text beside them', () => {
  it('are parted where the rows around have them in a column', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 240, 420],
        [
          ['Roof', '$4,000 to $7,000', 'soon'],
          ['Walls and the foot of the old stack $900 to $1,200', '', 'later'],
          ['Doors', '$300', 'later'],
          ['Floor', '$1,100', 'soon'],
        ],
      ),
    )
    expect(content).toContain('Walls and the foot of the old stack | $900 to $1,200 | later')
  })

  it('are parted from a label below two rows of labels and sums', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 184],
        [
          ['Sum of work', '15,103.00'],
          ['Tax on half of it', '1,088.50'],
          ['Tax on all that is now left 231.99', ''],
          ['All in all', '16,423.49'],
        ],
      ),
    )
    expect(content).toContain('Tax on all that is now left | 231.99')
  })

  it('are the numbers of rows, too', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 80, 200, 300],
        [
          ['No', 'Benefit', 'Sum', 'Least'],
          ['1', 'Ward', '$500', 'nil'],
          ['2', 'Loss of bags', '$80', 'nil'],
          ['3 Delay', '', '$30', 'a day'],
          ['4', 'Harm to others', '$9,000', 'nil'],
        ],
      ),
    )
    expect(content).toContain('3 | Delay | $30 | a day')
  })

  it('are none in a sentence above a table', async () => {
    const content = await read((_page, write) => {
      write('You may pay what is due in two parts until 14 May 2026', 50, 724)
      table(
        write,
        [50, 322],
        [
          ['First part', '300.00'],
          ['Second part', '210.00'],
          ['Fee', '12.00'],
        ],
      )
    })
    expect(content).toContain('in two parts until 14 May 2026')
  })

  it('may be any text that begins where its column does', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 150, 228],
        [
          ['Water', '15000', '10 % of all harm'],
          ['Panes', 'all of the cost nothing', ''],
          ['Current', '3500', 'as it is told'],
          ['Fire', '900', 'half of it'],
        ],
      ),
    )
    expect(content).toContain('Panes | all of the cost | nothing')
  })

  it('are none where a text runs over several columns', async () => {
    const content = await read((_page, write) =>
      table(
        write,
        [50, 150, 240],
        [
          ['Water', '15000', '10 %'],
          ['Towing', 'not bought; only when you are far from home', ''],
          ['Current', '3500', 'none'],
          ['Fire', '900', 'half'],
        ],
      ),
    )
    expect(content).toContain('Towing | not bought; only when you are far from home')
  })
})
