import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { column, pdfOf } from '../../../../test/pdf-files.ts'
import { readPdf } from '../read-pdf.ts'

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
})
