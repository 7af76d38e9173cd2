import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { column, pdfOf } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (lines: readonly string[]) =>
  (
    await readPdf(fileOf('a.pdf', await pdfOf(column(lines, 50, 700))), {
      openPdf: openNodePdf,
    })
  ).content

describe('short lines', () => {
  it.each([
    ['of an address', ['Mrs Sabine Huttner', '5 Rose Garden Lane', 'Harrowgate', 'HG1 2AB']],
    ['of a sender', ['Department of Cardiology', 'Tel: 01665 555 340', 'heart@clinic.example']],
    ['of a signature', ['Signed by the Tenant', '........................', 'Shreya Banerjee']],
    ['of bank details', ['Sparkasse Landshut', 'IBAN DE12 7435 0000 0001', 'BIC BYLADEM1LAH']],
  ])('%s stay lines', async (_, lines) => {
    expect(await read(lines)).toBe(lines.join('\n'))
  })

  it.each([
    [
      'goes on in lower case',
      ['The Tenant pays the', 'Landlord the rent for', 'Flat 3 each month'],
    ],
    ['ends with a linking word', ['He wrote to the', 'Council of the', 'City of Leeds again']],
    ['fills its lines', ['Die neue Satzung regelt', 'Rechte und Pflichten', 'Dritter in Notlagen']],
  ])('are a paragraph where it %s', async (_, lines) => {
    expect(await read(lines)).toBe(lines.join(' '))
  })
  it('are lines of an address beside another block, though the next word would not fit on them', async () => {
    const [left, right] = [
      ['Brook Plumbing', '12 Weir Lane', 'Ludlow SY8 1AA'],
      ['Invoice no. 55-201', 'Date 3 May 2026', 'Your order by phone'],
    ]
    const file = await pdfOf((page, write) => {
      write('Invoice', 50, 760)
      column(left ?? [], 50, 700)(page, write)
      column(right ?? [], 300, 700)(page, write)
    })
    const { content } = await readPdf(fileOf('a.pdf', file), { openPdf: openNodePdf })
    expect(content).toBe(['Invoice', left?.join('\n'), right?.join('\n')].join('\n\n'))
  })

  it('are no part of the text below where they stand far to the right', async () => {
    const file = await pdfOf((_page, write) => {
      write('Leeds, 3 May 2026', 420, 700)
      write(
        'We thank you for your letter and send you the list that you asked us for, with all',
        50,
        685,
      )
      write('prices as they are from June.', 50, 670)
    })
    const { content } = await readPdf(fileOf('a.pdf', file), { openPdf: openNodePdf })
    expect(content).toMatch(/^Leeds, 3 May 2026\nWe thank you/)
  })
})
