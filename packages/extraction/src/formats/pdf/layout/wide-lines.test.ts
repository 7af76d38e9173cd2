import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { pdfOf } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'

const plain = [
  'The seller keeps the garden in order until the day on which the keys are handed over.',
  'The buyer may look at the house twice before that day if asked for it by letter, and may',
  'bring a surveyor along, who leaves everything as it was found.',
  'Costs of the surveyor are those of the buyer, whatever comes of the visit or of the sale.',
]

/** Four lines of a usual paragraph, and lines of 12 points below it that are `step` points apart. */
const read = async (lines: readonly string[], step: number) => {
  const file = await pdfOf((_page, write) => {
    for (const [index, line] of plain.entries()) write(line, 50, 700 - index * 15)
    for (const [index, line] of lines.entries()) write(line, 50, 600 - index * step)
  })
  return (await readPdf(fileOf('a.pdf', file), { openPdf: openNodePdf })).content
}

describe('lines set farther apart than others of their page', () => {
  it('are one paragraph where a sentence goes on', async () => {
    const lines = [
      'Danger. Switch the machine off at the wall and wait two minutes before you take',
      'off the lid. The parts within hold a charge and are hot for as long as an hour,',
      'which is why children stay out.',
    ]
    expect(await read(lines, 33)).toContain(lines.join(' '))
  })

  it('are one paragraph where it goes on with an elided word or a figure', async () => {
    const lines = [
      'Renvoyez la carte avec les deux clefs au gardien de la maison avant le premier jour',
      "d'avril, faute de quoi la caution que vous avez payée pour elles sera gardée jusqu'au",
      '30 juin de la même année.',
    ]
    expect(await read(lines, 40)).toContain(lines.join(' '))
  })

  it('stay apart where each begins anew, ends with a stop or is short', async () => {
    const lines = [
      'Bring the two keys and the paper that came with the machine when you call on us.',
      'and then',
      'nothing else is needed for the repair of this machine, not even a receipt of ours',
      'Opening hours',
    ]
    const content = await read(lines, 33)
    for (const line of lines) expect(content.split('\n\n')).toContain(line)
  })

  it('stay apart where they are farther than the lines of any draft', async () => {
    const lines = [
      'This paper is for the person who lives in the house and not for the owner, who has',
      'another one of the same color and of the same size.',
    ]
    expect(await read(lines, 60)).not.toContain(lines.join(' '))
  })
})
